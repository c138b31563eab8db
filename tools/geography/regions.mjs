/** Regions by the gazetteer's code, and from which number of inhabitants a place of a country is taken. */
export const regions = {
  DE: '01 Baden-Württemberg, 02 Bayern, 03 Bremen, 04 Hamburg, 05 Hessen, 06 Niedersachsen, 07 Nordrhein-Westfalen, 08 Rheinland-Pfalz, 09 Saarland, 10 Schleswig-Holstein, 11 Brandenburg, 12 Mecklenburg-Vorpommern, 13 Sachsen, 14 Sachsen-Anhalt, 15 Thüringen, 16 Berlin',
  AT: '01 Burgenland, 02 Kärnten, 03 Niederösterreich, 04 Oberösterreich, 05 Salzburger Land, 06 Steiermark, 07 Tirol, 08 Vorarlberg, 09 Wien',
  CH: 'AG Aargau, AI Appenzell, AR Appenzell, BE Bern, BL Basel, BS Basel, FR Freiburg, GE Genf, GL Glarus, GR Graubünden, JU Jura, LU Luzern, NE Neuenburg, NW Unterwalden, OW Unterwalden, SG St. Gallen, SH Schaffhausen, SO Solothurn, SZ Schwyz, TG Thurgau, TI Tessin, UR Uri, VD Waadt, VS Wallis, ZG Zug, ZH Zürich',
  BE: 'VLG Flandern, WAL Wallonien, BRU Brüssel',
  NL: '01 Drenthe, 02 Friesland, 03 Gelderland, 04 Groningen, 05 Limburg, 06 Nordbrabant, 07 Nordholland, 09 Utrecht, 10 Zeeland, 11 Südholland, 15 Overijssel, 16 Flevoland',
  FR: '11 Île-de-France, 24 Loiretal, 27 Burgund und Freigrafschaft, 28 Normandie, 32 Nordfrankreich, 44 Nordostfrankreich, 52 Pays de la Loire, 53 Bretagne, 75 Südwestfrankreich, 76 Okzitanien, 84 Auvergne-Rhône-Alpes, 93 Provence und Côte d’Azur, 94 Korsika',
  IT: '01 Abruzzen, 02 Basilikata, 03 Kalabrien, 04 Kampanien, 05 Emilia-Romagna, 06 Friaul-Julisch Venetien, 07 Latium, 08 Ligurien, 09 Lombardei, 10 Marken, 11 Molise, 12 Piemont, 13 Apulien, 14 Sardinien, 15 Sizilien, 16 Toskana, 17 Südtirol und Trentino, 18 Umbrien, 19 Aostatal, 20 Venetien',
  ES: '07 Balearen, 27 La Rioja, 29 Madrid, 31 Murcia, 32 Navarra, 34 Asturien, 39 Kantabrien, 51 Andalusien, 52 Aragonien, 53 Kanarische Inseln, 54 Kastilien-La Mancha, 55 Kastilien und León, 56 Katalonien, 57 Extremadura, 58 Galicien, 59 Baskenland, 60 Region Valencia',
  PT: '10 Madeira, 23 Azoren, 09 Algarve',
  GB: 'ENG England, SCT Schottland, WLS Wales, NIR Nordirland',
  IE: 'C Connacht, L Leinster, M Munster, U Ulster',
  DK: '17 Hauptstadtregion, 18 Mitteljütland, 19 Nordjütland, 20 Seeland, 21 Süddänemark',
  PL: '72 Niederschlesien, 73 Kujawien-Pommern, 74 Łódź, 75 Lublin, 76 Lebus, 77 Kleinpolen, 78 Masowien, 79 Oppeln, 80 Karpatenvorland, 81 Podlachien, 82 Pommern, 83 Schlesien, 84 Heiligkreuz, 85 Ermland-Masuren, 86 Großpolen, 87 Westpommern',
}

/** Which of the places count: all, or those that are the seat of a municipality. A country that is not named brings none. */
export const wanted = {
  seats: {
    ...{
      DE: 4_000,
      AT: 2_000,
      IT: 15_000,
      ES: 18_000,
      PT: 8_000,
      IE: 3_000,
      DK: 3_500,
      NO: 2_500,
      SE: 4_000,
      FI: 6_000,
    },
    ...{
      EE: 4_000,
      LV: 7_000,
      LT: 8_000,
      PL: 13_000,
      HU: 12_000,
      SI: 3_500,
      HR: 4_500,
      GR: 8_000,
      CZ: 20_000,
      SK: 15_000,
    },
    ...{ BA: 15_000, RS: 20_000, ME: 4_000, MK: 20_000, AL: 12_000, XK: 25_000, BG: 15_000, RO: 25_000, TR: 150_000 },
    ...{ MD: 60_000, UA: 150_000, BY: 90_000, MA: 90_000, TN: 40_000, IL: 60_000, JO: 60_000, EG: 200_000, MT: 3_000 },
  },
  all: {
    ...{ CH: 5_000, LI: 2_000, LU: 5_000, BE: 20_000, NL: 20_000, FR: 15_000, MC: 0, SM: 2_000, VA: 0, AD: 5_000 },
    ...{ GB: 25_000, CZ: 10_000, IS: 800, CY: 5_000, FO: 1_500, GI: 0, IM: 5_000, JE: 0, GG: 5_000, AX: 5_000 },
  },
}

/** Small places that groups travel to, by the name in the gazetteer. */
export const visited = {
  DE: 'Oberammergau, Füssen, Berchtesgaden, Garmisch-Partenkirchen, Mittenwald, Bad Wörishofen, Meersburg, Lindau, Sellin, Zingst, Wyk auf Föhr, Norderney, Borkum, Cochem, Bernkastel-Kues, Rüdesheim am Rhein, Quedlinburg, Wernigerode, Bad Schandau, Rothenburg ob der Tauber, Dinkelsbühl, Nördlingen, Monschau, Titisee-Neustadt, Oberstdorf, Prien am Chiemsee, Boppard, Sankt Goar, Bacharach, Bad Sachsa, Heringsdorf, Lübbenau, Bad Muskau, Seiffen, Bodenmais, Zwiesel',
  AT: 'Bad Ischl, Sankt Wolfgang im Salzkammergut, Kitzbühel, Seefeld in Tirol, Mayrhofen, Zell am See, Sankt Johann in Tirol, Kaprun, Bad Gastein, Mariazell, Eisenstadt, Rust, Dürnstein, Melk, Velden am Wörthersee, Pörtschach am Wörthersee, Lech, Sölden, Schladming, Gmunden, Mondsee, Heiligenblut, Lienz',
  CH: 'Zermatt, Interlaken, Grindelwald, Davos, Engelberg, Gstaad, Pontresina, Arosa, Locarno, Ascona, Lugano, Montreux, Vevey, Andermatt, Brienz, Meiringen, Scuol, Adelboden, Leukerbad, Saas-Fee',
  IT: "Merano, Bressanone, Brunico, Vipiteno, Sirmione, Riva del Garda, Limone sul Garda, Malcesine, Bardolino, Garda, Lazise, Peschiera del Garda, Bellagio, Menaggio, Stresa, Verbania, Cannobio, Positano, Amalfi, Ravello, Sorrento, Capri, Ischia, Taormina, Cefalù, San Gimignano, Montepulciano, Pienza, Cortona, Volterra, Montecatini-Terme, Abano Terme, Montegrotto Terme, Caorle, Bibione, Lignano Sabbiadoro, Grado, Portofino, Rapallo, Santa Margherita Ligure, Levanto, Monterosso al Mare, Diano Marina, Alassio, San Remo, Assisi, Orvieto, Spoleto, Tropea, Alberobello, Ostuni, Matera, Polignano a Mare, Otranto, Gallipoli, Cortina d'Ampezzo, Ortisei, Corvara in Badia, Tirano, Livigno, Bormio, Portoferraio, La Maddalena, Alghero, Baunei, Dorgali",
  FR: 'Saint-Malo, Dinan, Honfleur, Étretat, Bayeux, Colmar, Riquewihr, Ribeauvillé, Obernai, Kaysersberg, Beaune, Cluny, Carcassonne, Saint-Tropez, Menton, Cassis, Gordes, Amboise, Chinon, Lourdes, Sarlat-la-Canéda, Calvi, Bonifacio, Corte, Chamonix-Mont-Blanc, Annecy, Quiberon, Carnac, Roscoff, Perros-Guirec, Deauville',
  ES: 'Ronda, Nerja, Cangas de Onís, Santiago de Compostela, Sitges, Lloret de Mar, Figueres, Cadaqués, Toledo, Segovia, Ávila, Cuenca, Guadalupe, Alcúdia, Sóller, Puerto de la Cruz',
  PT: 'Sintra, Fátima, Óbidos, Nazaré, Lagos, Tavira, Ponta Delgada, Horta, Guimarães, Viana do Castelo',
  GB: 'Windermere, Keswick, St Ives, Penzance, Falmouth, Oban, Fort William, Portree, Pitlochry, Stirling, Kirkwall, Stornoway, Ullapool, Whitby, Stratford-upon-Avon, Bath, Canterbury, Salisbury, Conwy, Llandudno, Betws-y-Coed, Saint Andrews, Portrush, Dover',
  IE: 'Dingle, Kenmare, Clifden, Westport, Donegal, Kinsale, Adare, Kilkenny, Cashel',
  NO: 'Lillehammer, Røros, Voss, Ulvik, Odda, Svolvær, Leknes, Narvik, Alta, Hammerfest, Honningsvåg, Kirkenes, Molde, Kristiansund, Åndalsnes, Balestrand, Sogndal, Førde, Florø, Otta, Geilo, Rjukan, Bodø',
  SE: 'Visby, Vimmerby, Mora, Rättvik, Kiruna, Ystad, Gränna, Leksand, Jokkmokk',
  DK: 'Skagen, Ribe, Ærøskøbing, Rønne, Hirtshals, Billund',
  FI: 'Savonlinna, Inari, Ivalo, Rovaniemi, Naantali, Hanko, Porvoo, Kuusamo',
  IS: 'Húsavík, Höfn, Egilsstaðir, Stykkishólmur, Hveragerði',
  PL: 'Zakopane, Malbork, Mikołajki, Giżycko, Karpacz, Szklarska Poręba, Kołobrzeg, Świnoujście, Sopot, Kazimierz Dolny, Wieliczka, Międzyzdroje, Krynica-Zdrój, Frombork',
  CZ: 'Český Krumlov, Mariánské Lázně, Františkovy Lázně, Telč, Špindlerův Mlýn, Lednice, Mikulov',
  HU: 'Esztergom, Szentendre, Hévíz, Tihany, Siófok, Keszthely, Balatonfüred, Bük, Hajdúszoboszló, Visegrád, Tokaj',
  SI: 'Bled, Bohinjska Bistrica, Piran, Portorož, Postojna, Kranjska Gora, Bovec, Kobarid',
  HR: 'Rovinj, Poreč, Opatija, Umag, Novigrad, Trogir, Hvar, Korčula, Makarska, Cavtat, Rab, Krk, Crikvenica, Mali Lošinj, Biograd na Moru, Motovun, Orebić',
  ME: 'Kotor, Budva, Herceg Novi, Tivat, Cetinje, Žabljak',
  BA: 'Mostar, Trebinje, Jajce, Neum',
  AL: 'Gjirokastër, Sarandë, Krujë, Berat',
  GR: 'Náfplio, Delphi, Kalampáka, Mykonos, Firá, Párga, Spárti, Zakynthos, Náxos',
  RO: 'Sighișoara, Sinaia, Bran, Mediaş, Sebeş, Sulina',
  BG: 'Nesebar, Sozopol, Bansko',
  EE: 'Kuressaare, Haapsalu, Võru, Kärdla',
  LV: 'Sigulda, Cēsis, Kuldīga',
  LT: 'Nida, Palanga, Trakai, Druskininkai, Neringa',
  TR: 'Göreme, Side, Alanya, Bodrum, Fethiye, Kuşadası, Marmaris, Selçuk, Pamukkale',
  IL: 'Nazareth, Tiberias, Eilat, Safed',
  JO: 'Aqaba, Mādabā',
  MA: 'Essaouira, Chefchaouene, Ouarzazat, Ifrane',
  EG: 'Luxor, Aswan, Hurghada, Sharm el-Sheikh',
}

/** Small places that the gazetteer lacks, by their coordinates from maps: `country | name | latitude | longitude`. */
export const small = `
DE|Binz|54.4006|13.6107
DE|Oberwiesenthal|50.4194|12.9681
AT|Hallstatt|47.5622|13.6493
AT|St. Anton am Arlberg|47.1296|10.2682
AT|Obertauern|47.2494|13.5594
CH|St. Moritz|46.4983|9.8391
CH|Sitten|46.2333|7.3606
CH|Wengen|46.6053|7.9222
CH|Crans-Montana|46.3119|7.4781
IT|Jesolo|45.5336|12.6437
IT|Lido di Jesolo|45.5014|12.6469
FR|Rocamadour|44.7994|1.6175
ES|Santillana del Mar|43.3906|-4.1083
NO|Lom|61.8386|8.5683
SE|Abisko|68.3495|18.8312
SE|Marstrand|57.8867|11.5872
DK|Gudhjem|55.2106|14.9700
DK|Svaneke|55.1356|15.1419
IS|Vík í Mýrdal|63.4194|-19.0064
IS|Blönduós|65.6601|-20.2800
IS|Seyðisfjörður|65.2597|-14.0105
CZ|Karlštejn|49.9361|14.1792
BA|Međugorje|43.1940|17.6773
GR|Korfu|39.6243|19.9217
GR|Parikia|37.0853|25.1489
GR|Olympia|37.6383|21.6300
BG|Melnik|41.5236|23.3936
JO|Wadi Musa (Petra)|30.3216|35.4801
JO|Jerash|32.2808|35.8993
`
