import type { Translations } from '@reisewerk/domain/accounts/translation/translations.ts'

/** What trips that are sold in French and English say there: by the German text. */
// biome-ignore format: a text a line
const words: Readonly<Record<string, readonly [fr: string, en: string]>> = {
  'Chorfahrt Wien': ['Vienne en musique', 'Vienna and its music'],
  'Choral tour to Cracow': ['Voyage choral à Cracovie', 'Choral tour to Cracow'],
  'Konzertreise Wien': ['Tournée de concerts à Vienne', 'Concert tour to Vienna'],
  'Chorreise Norwegen': ['Voyage choral en Norvège', 'Choral tour of Norway'],
  'Freiburg – Salzburg': ['Fribourg – Salzbourg', 'Freiburg – Salzburg'],
  'Anreise durch Bayern, abends ein Gang durch die Getreidegasse.': ['Trajet à travers la Bavière, le soir promenade dans la Getreidegasse.', 'Through Bavaria, with an evening stroll along Getreidegasse.'],
  'Salzburg – Melk – Wien': ['Salzbourg – Melk – Vienne', 'Salzburg – Melk – Vienna'],
  'Barockstift über der Donau.': ['L’abbaye baroque au-dessus du Danube.', 'The baroque abbey above the Danube.'],
  'Stift Melk mit Führung': ['Visite guidée de l’abbaye de Melk', 'Guided tour of Melk Abbey'],
  Wien: ['Vienne', 'Vienna'],
  'Ringstraße, Stephansdom und ein Heuriger.': ['La Ringstrasse, la cathédrale Saint-Étienne et une taverne à vin.', 'The Ringstrasse, St Stephen’s Cathedral and a wine tavern.'],
  Stadtrundfahrt: ['Tour de ville en autocar', 'City tour by coach'],
  'Abend beim Heurigen': ['Soirée dans une taverne à vin', 'Evening at a wine tavern'],
  'Wien, Musik': ['Vienne, la musique', 'Vienna, city of music'],
  'Haus der Musik und Konzert in der Minoritenkirche.': ['La Maison de la musique et un concert dans l’église des Minorites.', 'The House of Music and a concert in the Minorites’ Church.'],
  'Konzert in der Minoritenkirche': ['Concert dans l’église des Minorites', 'Concert in the Minorites’ Church'],
  'Wien – Passau – Regensburg': ['Vienne – Passau – Ratisbonne', 'Vienna – Passau – Regensburg'],
  'Durch die Wachau nach Bayern zurück.': ['Retour en Bavière par la Wachau.', 'Back to Bavaria through the Wachau.'],
  'Orgelkonzert im Passauer Dom': ['Concert d’orgue dans la cathédrale de Passau', 'Organ concert in Passau Cathedral'],
  'An der Donau, zehn Gehminuten zum Dom': ['Au bord du Danube, à dix minutes à pied de la cathédrale', 'On the Danube, ten minutes’ walk from the cathedral'],
  'Regensburg – Freiburg': ['Ratisbonne – Fribourg', 'Regensburg – Freiburg'],
  'Heimreise.': ['Voyage de retour.', 'Journey home.'],
  'Lüneburg – Görlitz – Breslau': ['Lunebourg – Görlitz – Wrocław', 'Lüneburg – Görlitz – Wrocław'],
  'Durch die Lausitz nach Schlesien, zwei Fahrer.': ['Par la Lusace vers la Silésie, avec deux chauffeurs.', 'Through Lusatia to Silesia, with two drivers.'],
  Breslau: ['Wrocław', 'Wrocław'],
  'Dominsel, Aula Leopoldina und die Zwerge.': ['L’île de la cathédrale, l’Aula Leopoldina et les nains.', 'Cathedral Island, the Aula Leopoldina and the dwarfs.'],
  Stadtführung: ['Visite guidée de la ville', 'Guided tour of the city'],
  'Kurzkonzert in der Aula': ['Court concert dans l’Aula', 'Short concert in the Aula'],
  'Breslau – Schweidnitz – Krakau': ['Wrocław – Świdnica – Cracovie', 'Wrocław – Świdnica – Cracow'],
  'Unterwegs die Friedenskirche aus Holz und Lehm.': ['En chemin, l’église de la Paix, en bois et en torchis.', 'On the way, the Church of Peace, built of timber and clay.'],
  'Friedenskirche Schweidnitz mit Singen': ['Église de la Paix de Świdnica, avec un moment de chant', 'Church of Peace in Świdnica, with time to sing'],
  Krakau: ['Cracovie', 'Cracow'],
  'Wawel, Tuchhallen und Marienkirche.': ['Le Wawel, la halle aux draps et l’église Notre-Dame.', 'Wawel, the Cloth Hall and St Mary’s Church.'],
  'Stadtführung mit Wawel': ['Visite guidée de la ville et du Wawel', 'Guided tour of the city and Wawel'],
  'Konzert in St. Peter und Paul': ['Concert à Saint-Pierre-et-Saint-Paul', 'Concert in St Peter and Paul'],
  Wieliczka: ['Wieliczka', 'Wieliczka'],
  'Das Salzbergwerk mit seiner unterirdischen Kapelle.': ['La mine de sel et sa chapelle souterraine.', 'The salt mine with its underground chapel.'],
  'Salzbergwerk, Führung auf Deutsch': ['Mine de sel, visite guidée', 'Salt mine, guided tour'],
  'Abendessen mit Klezmermusik': ['Dîner avec musique klezmer', 'Dinner with klezmer music'],
  'Krakau – Dresden': ['Cracovie – Dresde', 'Cracow – Dresden'],
  'Rückweg bis an die Elbe.': ['Retour jusqu’aux rives de l’Elbe.', 'Back as far as the River Elbe.'],
  'Dresden – Lüneburg': ['Dresde – Lunebourg', 'Dresden – Lüneburg'],
  'Anreise mit dem Flugzeug statt im Bus, ein Gepäckstück je Gast': ['Trajet en avion au lieu de l’autocar, un bagage par personne', 'Travel by air instead of by coach, one piece of luggage per guest'],
  'Rundfahrt über den Ring vom Burgtheater bis zur Urania': ['Tour du Ring, du Burgtheater à l’Urania', 'Drive along the Ring from the Burgtheater to the Urania'],
  'Vom Floriantor zum Wawel, im Bus bis an die Altstadt': ['De la porte Saint-Florian au Wawel, en autocar jusqu’à la vieille ville', 'From St Florian’s Gate to Wawel, by coach as far as the old town'],
  'Führung durch den Keller mit Verkostung und kleinem Imbiss': ['Visite guidée de la cave avec dégustation et petite collation', 'Guided tour of the cellar with tasting and light refreshments'],
  'Rundgang mit einer Stadtführerin, zwei Stunden, deutschsprachig': ['Promenade avec une guide, deux heures', 'Walk with a city guide, two hours'],
  'Fahrt mit dem Boot, zwei Stunden, Plätze für die Gruppe reserviert': ['Promenade en bateau, deux heures, places réservées pour le groupe', 'Boat trip, two hours, places reserved for the group'],
  'Eintritt und Führung in deutscher Sprache, anderthalb Stunden': ['Entrée et visite guidée, une heure et demie', 'Admission and guided tour, an hour and a half'],
  'Berg- und Talfahrt, oben Zeit für einen Rundweg': ['Montée et descente, au sommet temps libre pour un sentier', 'Up and down, with time for a walk at the top'],
  'Transfer im Reisebus': ['Transfert en autocar', 'Transfer by coach'],
  'Heimreise am Vormittag.': ['Voyage de retour dans la matinée.', 'Journey home in the morning.'],
}

/** A German text in other languages, as an item keeps it under the name of the text; nothing where nobody has translated it. */
export function inOtherLanguages<Name extends string>(name: Name, german: string): Translations<Name> {
  const said = words[german] ?? byRail(german)
  if (said === undefined) return {}
  const [fr, en] = said
  return { en: { [name]: en }, fr: { [name]: fr } } as Translations<Name>
}

/** 'Bahnfahrt Wien Hbf – Budapest-Keleti, reservierte Plätze' */
function byRail(german: string): readonly [fr: string, en: string] | undefined {
  const ends = /^Bahnfahrt (.+), reservierte Plätze$/.exec(german)?.[1]
  return ends === undefined
    ? undefined
    : [`Trajet en train ${ends}, places réservées`, `By train ${ends}, reserved seats`]
}
