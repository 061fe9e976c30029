import type { DestinationSeed } from './destination-seed.js';

export const northernAndCentralEurope: readonly DestinationSeed[] = [
  {
    name: 'Paris, France',
    description:
      "Choose one quarter a day and walk it: Belleville's hill, the Marais's courtyards, the Left Bank's booksellers along the river wall. Museums stay open late once a week, and a baguette, a cheese and the canal at dusk cost less than any terrace.",
  },
  {
    name: 'Lyon, France',
    description:
      "Silk workers cut covered passages, traboules, through the houses, and you may still push open the doors and walk through. Lunch is at a bouchon with checked tablecloths, and trains reach Annecy's lake or the Alps in about two hours.",
  },
  {
    name: 'Marseille, France',
    description:
      "France's oldest city faces the sea and half the Mediterranean lives in its street market at Noailles. A city bus ends where the Calanques begin, white cliffs with turquoise inlets; take water, a friend and shoes that grip, and go before noon.",
  },
  {
    name: 'Corsica, France',
    description:
      "The GR20 crosses the island's granite spine in about fifteen stages, reckoned among Europe's hardest waymarked paths. Those with less appetite swim in the river pools of Restonica, ride the little train to Calvi and eat chestnut cake.",
  },
  {
    name: 'London, United Kingdom',
    description:
      'The great museums cost nothing, the parks run into one another, and every tube stop has its own kitchen: Bengali in Whitechapel, Nigerian in Peckham, Vietnamese in Shoreditch. Walk the canal from Little Venice to Hackney in one long talk.',
  },
  {
    name: 'Edinburgh, United Kingdom',
    description:
      'An extinct volcano stands in the middle of town and takes forty minutes to climb in ordinary shoes. August brings the festivals and a bed shortage; other months bring the same closes and bookshops, folk sessions and a fire.',
  },
  {
    name: 'Scottish Highlands, United Kingdom',
    description:
      'Single-track roads with passing places lead to lochs, deer and inns where the fiddle comes out after ten. Walk the West Highland Way in a week, cross Rannoch Moor on the sleeper train and know that midges dislike a breeze.',
  },
  {
    name: 'Dublin, Ireland',
    description:
      "Writers drank in these pubs and some still do, though the talk costs nothing and the museums are free. A green commuter train follows the bay to Howth's cliff walk in one direction and to a cold dip at the Forty Foot in the other.",
  },
  {
    name: 'Galway, Ireland',
    description:
      "Somebody is playing in Tigh Neachtain or the Crane on any evening of the year, and nobody minds if you stay with one pint. Connemara's bogs lie west, the Cliffs of Moher south, and the boat to Inis Oírr lands you among stone walls.",
  },
  {
    name: 'Amsterdam, Netherlands',
    description:
      "More bicycles than people, and a ring of seventeenth-century canals best seen from the water in a rented boat. Book the Anne Frank House weeks ahead, eat Surinamese roti in De Pijp and take the free ferry to Noord's shipyard.",
  },
  {
    name: 'Ghent, Belgium',
    description:
      "A castle stands in the middle of the shops, students fill the quays, and the Van Eyck altarpiece is back in its cathedral. It has Bruges's gables with half the crowds, veggie Thursdays in the canteens and long beer lists to share.",
  },
  {
    name: 'Berlin, Germany',
    description:
      "Lakes for swimming at the end of the S-Bahn, clubs that open on Friday and close on Monday, and history on nearly every pavement. Cycle over Tempelhof's old runways, stop for a kebab under the U1, and carry cash.",
  },
  {
    name: 'Vienna, Austria',
    description:
      'Standing places put you in the opera for the price of a lunch, and a single coffee entitles you to the newspaper and the whole afternoon. Swim on the Danube Island, walk the vineyards above Nussdorf and drink the young wine where it was pressed.',
  },
  {
    name: 'Lake Bled, Slovenia',
    description:
      'A church on an island, a castle on a cliff, and a rowing boat to look at both from. Stay on for what lies behind: the Vintgar gorge, quieter Bohinj, and the Julian Alps, where huts lead in two days to the top of Triglav.',
  },
  {
    name: 'Interlaken, Switzerland',
    description:
      "From the strip of land between two turquoise lakes, trains climb to Lauterbrunnen's seventy-two waterfalls and to the foot of the Eiger. Paragliders land in the town meadow, hikers share dormitories in Gimmelwald, and supermarkets save the budget.",
  },
  {
    name: 'Prague, Czechia',
    description:
      "Before seven Charles Bridge belongs to photographers and swans, after that to everybody. Cross to Letná's beer garden for the view, look for Cubist houses below Vyšehrad and spend a day under the bone chandelier at Kutná Hora.",
  },
  {
    name: 'Kraków, Poland',
    description:
      "A trumpet call breaks off in mid-tune from the church tower every hour, in memory of a watchman's last warning. Milk bars serve pierogi for pocket money, Kazimierz has the cellars, and the Tatra trails at Zakopane are two hours by bus.",
  },
  {
    name: 'Budapest, Hungary',
    description:
      "Hot springs feed the city's baths, where old men play chess up to their chests in steam. Tram 2 runs along the Danube in front of Parliament, ruin bars fill abandoned courtyards, and Margaret Island has a running track all around it.",
  },
  {
    name: 'Copenhagen, Denmark',
    description:
      "The harbour is clean enough to swim in, bicycles have their own bridges and bakeries are a competition sport. Add Louisiana's sculpture lawn by the Sound and a Sunday flea market, and split the bill, for dinner is never cheap.",
  },
  {
    name: 'Stockholm, Sweden',
    description:
      "Fourteen islands joined by bridges, and some thirty thousand more out in the archipelago, with a ferry pass that covers the good ones. Swim off Långholmen's rocks, see a warship that sank in 1628 and take the word fika as an order.",
  },
  {
    name: 'Bergen, Norway',
    description:
      'Wooden Hanseatic warehouses lean together on the quay, and seven hills begin behind the last house. Rain falls on most days of the year, so nobody waits for it to stop; the train over to Oslo and the boats to the fjords leave from the centre.',
  },
  {
    name: 'Lofoten Islands, Norway',
    description:
      'Granite peaks stand in the sea above red cabins on stilts, and cod hangs drying on racks from February to May. There is midnight sun for the ridge walk at Reinebringen, northern lights for the surfers at Unstad, and few buses: share a car.',
  },
  {
    name: 'Rovaniemi, Finland',
    description:
      'On the Arctic Circle winter days are blue and short, and the aurora comes out on many clear nights. Ski tracks are free, reindeer have right of way, and a sauna with strangers, followed by a hole in the ice, makes for quick acquaintance.',
  },
  {
    name: 'Iceland',
    description:
      'A ring road of 1,322 kilometres goes past geysers, black beaches and ice that floats out to sea at Jökulsárlón. Car, fuel and dinner cost half as much with a companion; the hot pots in every village pool are where you meet the locals.',
  },
  {
    name: 'Faroe Islands',
    description:
      'Eighteen islands of grass and basalt, where turf roofs are mown and tunnels run under the sea. Look for puffins on Mykines between May and August, for the lake that seems to hang above the ocean, and for four kinds of weather before lunch.',
  },
  {
    name: 'Tallinn, Estonia',
    description:
      "Town wall, watchtowers and merchants' houses have stood much as they are since the fifteenth century, a tram stop from old factories turned into bars. Boardwalks lead across the bogs of Lahemaa, and Helsinki is two hours by ferry.",
  },
  {
    name: 'Riga, Latvia',
    description:
      "A third of the centre is Art Nouveau, with masks, peacocks and screaming faces over the doors of Alberta Street. Zeppelin hangars house the market, smoked fish and black bread included, and a half-hour train ends at Jūrmala's white sand.",
  },
  {
    name: 'Vilnius, Lithuania',
    description:
      "Across the river from the old town, artists declared the Republic of Užupis, with a constitution that grants cats their rights. See baroque churches from a hot-air balloon, which may fly over the city, and take the bus to Trakai's island castle.",
  },
];
