/** What a company has to say of itself on its letters: §§ 35a GmbHG, 80 AktG, 37a, 125 HGB. */
type Form = { readonly label: string; readonly namesManagement: boolean; readonly isRegistered: boolean }

export const legalForms = {
  other: { label: 'Keine Angabe', namesManagement: false, isRegistered: false },
  gmbh: { label: 'GmbH', namesManagement: true, isRegistered: true },
  ug: { label: 'UG (haftungsbeschränkt)', namesManagement: true, isRegistered: true },
  gmbh_co_kg: { label: 'GmbH & Co. KG', namesManagement: true, isRegistered: true },
  ag: { label: 'AG', namesManagement: true, isRegistered: true },
  kg: { label: 'KG', namesManagement: false, isRegistered: true },
  ohg: { label: 'OHG', namesManagement: false, isRegistered: true },
  ek: { label: 'Eingetragene Kauffrau, eingetragener Kaufmann', namesManagement: false, isRegistered: true },
  gbr: { label: 'GbR', namesManagement: false, isRegistered: false },
  sole: { label: 'Einzelunternehmen', namesManagement: false, isRegistered: false },
  association: { label: 'Verein', namesManagement: true, isRegistered: true },
} as const satisfies Readonly<Record<string, Form>>
export type LegalForm = keyof typeof legalForms
// Object.keys forgets the key type.
export const legalFormKeys = Object.keys(legalForms) as [LegalForm, ...LegalForm[]]
