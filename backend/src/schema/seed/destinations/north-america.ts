import type { DestinationSeed } from './destination-seed.js';

export const northAmerica: readonly DestinationSeed[] = [
  {
    name: 'New York City, USA',
    description:
      "One subway fare reaches Queens dumplings, Harlem gospel, the Met's galleries and the surf at Rockaway. Walk Brooklyn Bridge towards Manhattan for the view, ride the free Staten Island ferry, and eat your slice folded, walking.",
  },
  {
    name: 'New Orleans, USA',
    description:
      'Brass bands lead second-line parades on Sundays, and anybody may dance along behind. Eat gumbo and beignets, take the streetcar under the oaks of St Charles, and go out to the cypress swamp by boat; music on Frenchmen Street needs no ticket.',
  },
  {
    name: 'Chicago, USA',
    description:
      'The boats that drift down the river with an architect at the microphone are the best history lesson in town. Blues clubs, deep-dish arguments and a free zoo fill the rest, with eighteen miles of lakefront path to walk it all off.',
  },
  {
    name: 'San Francisco, USA',
    description:
      'Fog pours through the Golden Gate on summer afternoons while the Mission, three miles off, sits in the sun. Hike the Lands End bluffs, eat a burrito the size of a shoe, and cross the bay for redwoods at Muir Woods; bring a jumper in July.',
  },
  {
    name: 'Grand Canyon, USA',
    description:
      'A mile deep and some ten across, with almost two billion years of rock laid open on the way down. Most visitors give it two hours from the rim; a permit for a night by the river at Bright Angel, won months ahead, changes the scale of things.',
  },
  {
    name: 'Hawaii, USA',
    description:
      'Each island has its own mood: lava and stargazing on the Big Island, surf lore on Oahu, sea cliffs on Kauai, whales off Maui from December to April. Say aloha to the lifeguard, ask about the current, and line up for garlic shrimp.',
  },
  {
    name: 'Alaska, USA',
    description:
      'Distances are measured in flights, and brown bears have the right of way at the salmon falls. Ride the Denali park bus for moose and caribou, kayak among seals below a calving glacier and use twenty hours of daylight while they last.',
  },
  {
    name: 'Montréal, Canada',
    description:
      'Two languages cross in the same sentence, bagels come out of wood ovens at three in the morning, and a small mountain watches from the middle. Festivals take over the streets from June to August, underground passages from December to March.',
  },
  {
    name: 'Vancouver, Canada',
    description:
      "Ski in the morning, kayak in the afternoon: on a few days in spring it is even true. The seawall circles Stanley Park's cedars, Richmond's night market feeds you like Hong Kong, and ferries set out for islands with orcas.",
  },
  {
    name: 'Banff, Canada',
    description:
      'Turquoise lakes get their colour from rock flour, finest in July, and elk stroll through town as they please. Buses run to Lake Louise and on to Moraine Lake, closed to private cars; carry bear spray, and walk in a group of four where signs ask for it.',
  },
  {
    name: 'Nova Scotia, Canada',
    description:
      "The Cabot Trail loops around Cape Breton's headlands past moose, gannets and village halls with fiddles on Saturday night. On the Bay of Fundy the world's highest tides lift the boats up by the height of a four-storey house.",
  },
  {
    name: 'Mexico City, Mexico',
    description:
      "Built on a drained lake at 2,240 metres, it has over a hundred and fifty museums and a taquería for each of them. Drift along Xochimilco's canals with a group, see wrestlers fly on a Tuesday and climb Teotihuacan's avenue by nine.",
  },
  {
    name: 'Oaxaca, Mexico',
    description:
      'Seven moles, by the usual count, and a smoky mezcal poured by the person who roasted the agave. Weave, carve or cook with the villagers of the valley on market days, and come for the last nights of October, when the graves are lit.',
  },
  {
    name: 'Mérida, Mexico',
    description:
      'Pastel mansions, free dances in the squares and slow-roasted cochinita make this the calmest door to the Maya world. Swim in cenotes at Cuzamá or Homún, see Uxmal early, and share a hire car to the flamingos at Celestún.',
  },
  {
    name: 'Lake Atitlán, Guatemala',
    description:
      'Three volcanoes stand around a deep blue crater lake, and small boats link the villages, each with its own weaving pattern. Study Spanish in San Pedro, practise sitting still in San Marcos and get up at four for Indian Nose.',
  },
  {
    name: 'Antigua, Guatemala',
    description:
      'Ruined cloisters, cobbles and a yellow arch, with Fuego puffing in the background most days. Most solo travelers end up on the same overnight climb of Acatenango, at nearly 4,000 metres, wrapped in everything they own and glad of company.',
  },
  {
    name: 'Caye Caulker, Belize',
    description:
      'Sand streets, no cars to speak of, and a sign that says Go Slow. Boats run to the Hol Chan reserve for nurse sharks and rays on the second-longest barrier reef of the world, and evenings collect at the Split, feet in the water.',
  },
  {
    name: 'El Tunco, El Salvador',
    description:
      'Black sand, a rock in the shape of a pig and one street of surf hostels with pupusas at the corner. Learners use the inside, the brave go on to Punta Roca, and on a free day a shared van climbs to the green crater lake of Santa Ana.',
  },
  {
    name: 'Ometepe, Nicaragua',
    description:
      "Two volcanoes joined by a strip of land rise out of Central America's largest lake. Rent a scooter, swim in the spring at Ojo de Agua, climb muddy Maderas or bare Concepción with a guide, and let the ferry timetable set the day.",
  },
  {
    name: 'Costa Rica',
    description:
      'A quarter of the country is protected, and it shows: sloths over the bus stop, toucans at breakfast, turtles at Tortuguero from July to October. Raft the Pacuare, surf at Santa Teresa and answer nearly everything with pura vida.',
  },
  {
    name: 'Bocas del Toro, Panama',
    description:
      'Wooden houses stand on stilts over the Caribbean, and water taxis do what buses do elsewhere. Look for red frogs the size of a thumbnail on Bastimentos, for sea stars off Boca del Drago, and for the reef breaks between December and March.',
  },
  {
    name: 'Havana, Cuba',
    description:
      'Big-finned Chevrolets serve as shared taxis, and music leaks out of doorways along the whole Malecón. Stay in a casa particular, where the breakfast table is the best news service, bring cash, and go on to Viñales among its tobacco fields.',
  },
  {
    name: 'Jamaica',
    description:
      'Jerk smoke, sound systems and mountains that reach 2,256 metres, where the coffee grows that everybody bids for. Set off at two in the morning for sunrise on Blue Mountain Peak, then raft the Rio Grande on bamboo and mend in the sea at Treasure Beach.',
  },
  {
    name: 'Puerto Rico',
    description:
      'Blue cobblestones in Old San Juan, a cloud forest at El Yunque and bays that glow when you put a hand in the water. Roadside stands in Piñones fry codfish and crab, and at Guavate the Sunday pork comes with a salsa band.',
  },
  {
    name: 'Dominica',
    description:
      'Not to be mixed up with its larger near-namesake: this is the island of 365 rivers, a boiling lake and very few beaches. The Waitukubuli trail crosses it in fourteen segments, and sperm whales stay offshore all year round.',
  },
];
