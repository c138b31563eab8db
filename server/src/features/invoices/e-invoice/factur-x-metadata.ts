import type { AddedMetadata } from '../../../platform/pdf/pdf-job.ts'

const property = (name: string, description: string) => `
          <rdf:li rdf:parseType="Resource">
            <pdfaProperty:name>${name}</pdfaProperty:name>
            <pdfaProperty:valueType>Text</pdfaProperty:valueType>
            <pdfaProperty:category>external</pdfaProperty:category>
            <pdfaProperty:description>${description}</pdfaProperty:description>
          </rdf:li>`

/** How a PDF says which e-invoice is in it, and what the words for that mean (Factur-X 1.07 §6.2.4; an extension schema of PDF/A). */
export const facturXMetadata: AddedMetadata = {
  descriptions: `
    <rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
      <fx:DocumentType>INVOICE</fx:DocumentType>
      <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
      <fx:Version>1.0</fx:Version>
      <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
    </rdf:Description>
  `,
  schemas: `
        <rdf:li rdf:parseType="Resource">
          <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
          <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
          <pdfaSchema:prefix>fx</pdfaSchema:prefix>
          <pdfaSchema:property><rdf:Seq>${[
            property('DocumentFileName', 'The name of the embedded XML document'),
            property('DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'),
            property('Version', 'The actual version of the standard applying to the embedded XML document'),
            property('ConformanceLevel', 'The conformance level of the embedded XML document'),
          ].join('')}
          </rdf:Seq></pdfaSchema:property>
        </rdf:li>
      `,
}
