/** Ports beside those of the sample agency: `port | country | town in the gazetteer whose coordinates it has, or these`. */
export const morePorts = `
Cuxhaven|DE|Cuxhaven
Helgoland|DE|Helgoland
Norddeich|DE|Norden
Norderney|DE|Norderney
Dagebüll|DE|Niebüll
Wyk auf Föhr|DE|Wyk auf Föhr
Friedrichshafen|DE|Friedrichshafen
Romanshorn|CH|Romanshorn
Esbjerg|DK|Esbjerg
Grenaa|DK|Grenaa
Køge|DK|Køge
Halmstad|SE|Halmstad
Karlskrona|SE|Karlskrona
Umeå|SE|Umeå
Vaasa|FI|Vaasa
Naantali|FI|Naantali
Mariehamn|AX|Mariehamn
Gdingen|PL|Gdynia
Danzig|PL|Gdańsk
Tórshavn|FO|Tórshavn
Cairnryan|GB|Stranraer
Larne|GB|Larne
Belfast|GB|Belfast
Liverpool|GB|Liverpool
Heysham|GB|Heysham
Douglas|IM|Douglas
Pembroke Dock|GB|Pembroke Dock
Aberdeen|GB|Aberdeen
Kirkwall|GB|Kirkwall
Lerwick|GB|Lerwick
Poole|GB|Poole
Le Havre|FR|Le Havre
Nizza|FR|Nice
Marseille|FR|Marseille
Ajaccio|FR|Ajaccio
Santander|ES|Santander
Bilbao|ES|Bilbao
Valencia|ES|Valencia
Palma de Mallorca|ES|Palma
Ibiza|ES|Ibiza
Málaga|ES|Málaga
Ceuta|ES|Ceuta
Melilla|ES|Melilla
Cádiz|ES|Cadiz
Las Palmas|ES|Las Palmas de Gran Canaria
Santa Cruz de Tenerife|ES|Santa Cruz de Tenerife
Brindisi|IT|Brindisi
Venedig|IT|Venice
Triest|IT|Trieste
Cagliari|IT|Cagliari
Porto Torres|IT|Porto Torres
Catania|IT|Catania
Milazzo|IT|Milazzo
Sorrent|IT|Sorrento
Capri|IT|Capri
Ischia|IT|Ischia
Pozzallo|IT|Pozzallo
Valletta|MT|Valletta
Tunis|TN|Tunis
Zadar|HR|Zadar
Rijeka|HR|Rijeka
Hvar|HR|Hvar
Korčula|HR|Korčula
Durrës|AL|Durrës
Vlora|AL|Vlorë
Bar|ME|Bar
Korfu|GR|39.627,19.907
Mykonos|GR|Mykonos
Naxos|GR|Náxos
Paros|GR|37.086,25.149
Chania|GR|Chaniá
Rhodos|GR|Ródos
Kos|GR|Kos
Tanger|MA|Tangier
`

/** Crossings beside those of the sample agency, sailed both ways: `from | to | usual minutes on board | n for a night`. */
export const moreCrossings = `
Cuxhaven|Helgoland|150
Norddeich|Norderney|55
Dagebüll|Wyk auf Föhr|50
Friedrichshafen|Romanshorn|41
Grenaa|Halmstad|285
Køge|Rønne|330|n
Ystad|Rønne|80
Gdingen|Karlskrona|630|n
Danzig|Nynäshamn|1080|n
Umeå|Vaasa|240
Naantali|Stockholm|600|n
Turku|Mariehamn|330
Stockholm|Mariehamn|330
Hirtshals|Tórshavn|2160|n
Cairnryan|Belfast|135
Cairnryan|Larne|120
Liverpool|Belfast|480|n
Liverpool|Dublin|480|n
Liverpool|Douglas|165
Heysham|Douglas|225
Pembroke Dock|Rosslare|240
Aberdeen|Lerwick|750|n
Aberdeen|Kirkwall|360
Kirkwall|Lerwick|360
Poole|Cherbourg|270
Portsmouth|Le Havre|480|n
Portsmouth|Cherbourg|180
Portsmouth|Bilbao|1740|n
Portsmouth|Santander|1740|n
Plymouth|Santander|1230|n
Nizza|Bastia|360
Nizza|Ajaccio|600|n
Marseille|Ajaccio|720|n
Marseille|Bastia|780|n
Toulon|Ajaccio|600|n
Barcelona|Palma de Mallorca|450|n
Barcelona|Ibiza|540|n
Valencia|Palma de Mallorca|480|n
Valencia|Ibiza|330
Algeciras|Ceuta|60
Málaga|Melilla|450|n
Cádiz|Las Palmas|2400|n
Las Palmas|Santa Cruz de Tenerife|100
Genua|Barcelona|1140|n
Genua|Porto Torres|720|n
Genua|Bastia|390
Livorno|Barcelona|1260|n
Genua|Tunis|1440|n
Palermo|Tunis|660|n
Civitavecchia|Porto Torres|480|n
Palermo|Cagliari|720|n
Neapel|Cagliari|840|n
Neapel|Capri|85
Neapel|Ischia|90
Neapel|Milazzo|990|n
Sorrent|Capri|30
Pozzallo|Valletta|105
Catania|Valletta|240
Brindisi|Igoumenitsa|480|n
Brindisi|Vlora|420|n
Brindisi|Patras|960|n
Bari|Durrës|540|n
Bari|Patras|960|n
Bari|Bar|660|n
Ancona|Durrës|1140|n
Ancona|Zadar|540|n
Venedig|Igoumenitsa|1530|n
Venedig|Patras|1950|n
Triest|Durrës|1500|n
Split|Hvar|60
Split|Korčula|180
Igoumenitsa|Korfu|90
Piräus|Mykonos|300
Piräus|Paros|240
Piräus|Naxos|320
Piräus|Chania|540|n
Piräus|Rhodos|960|n
Piräus|Kos|660|n
Tanger|Algeciras|120
`
