/** The same two entries as each kind of file tells them: a client's payment, and what went out for a hotel. */

const details = {
  '02': { party: ['<Nm>', '</Nm>'], state: '<Sts>BOOK</Sts>' },
  '08': { party: ['<Pty><Nm>', '</Nm></Pty>'], state: '<Sts><Cd>BOOK</Cd></Sts>' },
} as const

export function camt(version: keyof typeof details, closing = '1500.00', more = ''): string {
  const { party, state } = details[version]
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>m1</MsgId></GrpHdr><Stmt>
<Id>s1</Id><ElctrncSeqNb>32</ElctrncSeqNb><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${closing}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
<Ntry><Amt Ccy="EUR">750.50</Amt><CdtDbtInd>CRDT</CdtDbtInd>${state}<BookgDt><Dt>2027-02-12</Dt></BookgDt><ValDt><Dt>2027-02-11</Dt></ValDt>
<AcctSvcrRef>B-1</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr>${party[0]}Kantorei Lüneburg${party[1]}</Dbtr>
<DbtrAcct><Id><IBAN>DE02120300000000202051</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>Rechnung N-27-0131</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="EUR">250.50</Amt><CdtDbtInd>DBIT</CdtDbtInd>${state}<BookgDt><Dt>2027-02-12</Dt></BookgDt><ValDt><Dt>2027-02-12</Dt></ValDt>
<AcctSvcrRef>B-2</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>E-7</EndToEndId></Refs><RltdPties><Cdtr>${party[0]}Hotel Bellevue${party[1]}</Cdtr></RltdPties>
<RmtInf><Ustrd>Anzahlung</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>${more}</Stmt></BkToCstmrStmt></Document>`
}

export const mt940 = `:20:STARTUMS
:25:37040044/0532013000
:28C:32/1
:60F:C270211EUR1000,00
:61:2702110212CR750,50N166NONREF//B-1
:86:166?00GUTSCHRIFT?20SVWZ+Rechnung N-27-01?2131?30COBADEFFXXX?31DE021
20300000000202051?32Kantorei Lüneburg
:61:2702120212D250,5NTRFNONREF//B-2
:86:177?00ÜBERWEISUNG?20EREF+E-7?21SVWZ+Anzahlung?32Hotel Bellevue
:62F:C270212EUR1500,00
-`

export const csv = `Konto;DE89 3704 0044 0532 0130 00

Buchungstag;Wertstellung;Beguenstigter/Zahlungspflichtiger;Verwendungszweck;IBAN;Betrag;Waehrung;Info
12.02.27;11.02.2027;Kantorei Lüneburg;Rechnung N-27-0131;DE02120300000000202051;750,50;EUR;Umsatz gebucht
12.02.27;12.02.2027;"Hotel ""Bellevue""";Anzahlung;;-250,50;EUR;Umsatz gebucht
13.02.27;13.02.2027;Morgen;Anzahlung;;1.000,00;EUR;Umsatz vorgemerkt
;;;Saldo;;1.500,00;EUR;
`
