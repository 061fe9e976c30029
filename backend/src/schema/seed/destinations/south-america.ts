import type { DestinationSeed } from './destination-seed.js';

export const southAmerica: readonly DestinationSeed[] = [
  {
    name: 'Cusco, Peru',
    description:
      'The old Inca capital lies at 3,400 metres, with Spanish balconies set upon stones that fit without mortar. Take two slow days and coca tea before any trail; the Sacred Valley, Rainbow Mountain and the Salkantay trek all set off from here.',
  },
  {
    name: 'Lima, Peru',
    description:
      'Parks line the cliff above the Pacific, paragliders hang level with the flats, and lunch means ceviche with sweet potato. Barranco has the murals and the bars; adobe pyramids stand between apartment blocks, lit up like theatre at night.',
  },
  {
    name: 'Huaraz, Peru',
    description:
      'More than twenty summits of the Cordillera Blanca pass 6,000 metres, and the town below sells rope, stoves and apple pie. Warm up on the walk to Laguna 69, then join a group for four days over the Santa Cruz pass.',
  },
  {
    name: 'Medellín, Colombia',
    description:
      "Cable cars and outdoor escalators climb to hillside districts that once had only stairs, and the metro is kept spotless. Spring lasts all year, salsa teachers are patient, and Guatapé's 700-step rock makes the classic day out.",
  },
  {
    name: 'Cartagena, Colombia',
    description:
      'Bougainvillea spills from balconies inside walls built against pirates, and the heat asks for a pause between twelve and four. Getsemaní dances in the square at night; boats leave in the morning for the Rosario Islands and their reefs.',
  },
  {
    name: 'Salento, Colombia',
    description:
      'Old Willys jeeps carry coffee sacks, schoolchildren and hikers to the Cocora valley, where wax palms grow up to sixty metres tall. Taste a cup on the farm it came from, then throw metal pucks at gunpowder: the game is called tejo.',
  },
  {
    name: 'Quito, Ecuador',
    description:
      "A strip of city between volcanoes, just below the equator and 2,850 metres up, with the best-kept colonial centre on the continent. Ride the cable car up Pichincha, bargain for wool in Otavalo and go by bus to Cotopaxi's perfect cone.",
  },
  {
    name: 'Galápagos Islands, Ecuador',
    description:
      "Sea lions sleep on the park benches of San Cristóbal and iguanas stop the pedestrians. You don't need a cruise: ferries join three towns, day boats do the rest, and last-minute places are easier to find for one or two.",
  },
  {
    name: 'La Paz, Bolivia',
    description:
      "Red, yellow and blue cable cars are this city's metro, gliding from 3,200 to above 4,000 metres. Buy dried herbs in the witches' market, drink api with a fried pastry at dawn, and share a jeep out to the Yungas and its waterfalls.",
  },
  {
    name: 'Salar de Uyuni, Bolivia',
    description:
      'The largest salt flat on earth turns to a mirror after the rains of January to March, and to white honeycomb from June. Tours seat six in a jeep for three days to red lagoons and geysers at dawn: choose the company with some care.',
  },
  {
    name: 'Rio de Janeiro, Brazil',
    description:
      'Granite domes, an urban rainforest and beaches numbered by lifeguard posts, each with its own crowd. Walk up Dois Irmãos from Vidigal, hear a samba circle on Monday at Pedra do Sal and order açaí as the locals do, half frozen.',
  },
  {
    name: 'Salvador, Brazil',
    description:
      "Drums rehearse in Pelourinho on Tuesday nights and women in white lace fry acarajé in dendê oil at the corners. Brazil's first capital is its most African: capoeira in the squares, Candomblé by invitation, and Bahia's islands by ferry.",
  },
  {
    name: 'Manaus, Brazil',
    description:
      'An opera house of the rubber boom stands in the middle of the Amazon forest, with tiles from Alsace on its dome. Watch black and sandy-brown water run side by side without mixing, then sling a hammock on a river boat for several days.',
  },
  {
    name: 'Florianópolis, Brazil',
    description:
      'Forty-two beaches, as they like to count, ring an island joined to the mainland by bridges. Sandboard at Joaquina, eat oysters at Ribeirão da Ilha, walk to Lagoinha do Leste and find the laptop crowd around the Lagoa.',
  },
  {
    name: 'Buenos Aires, Argentina',
    description:
      "Dinner is at ten, tango at midnight and the bookshop is in an old theatre. Rest days pass among Recoleta's tombs and San Telmo's Sunday market; asado is always for a group, and lone guests are quickly handed a plate.",
  },
  {
    name: 'Mendoza, Argentina',
    description:
      'Irrigation ditches shade every street, and bicycles carry tasters from one Malbec to the next in Maipú and Luján. An hour west the desert stands on end: Aconcagua, 6,961 metres, can be seen from a lookout just off the road to Chile.',
  },
  {
    name: 'El Chaltén, Argentina',
    description:
      'Trails begin at the last house and go, without ticket machines or roads, to the foot of Fitz Roy and Cerro Torre. Wind is a fellow guest; between fronts, bakeries fill with hikers planning who will walk with whom to Laguna de los Tres.',
  },
  {
    name: 'Bariloche, Argentina',
    description:
      'Chocolate shops and log cabins face a lake with seven arms, and the mountain refuges behind are joined by good footpaths. Cycle the Circuito Chico, swim in cold clear water in January and ski on Cerro Catedral from late June.',
  },
  {
    name: 'Torres del Paine, Chile',
    description:
      'Three granite needles, a blue glacier and guanacos by the roadside, at the windy end of the continent. The W takes four or five days between refuges and camps; book those first, split a tent, and carry an extra pair of dry socks.',
  },
  {
    name: 'San Pedro de Atacama, Chile',
    description:
      'Parts of this desert have never recorded rain, which makes for some of the clearest night skies anywhere. From an adobe village, vans go before dawn to the Tatio geysers and by evening to a valley that really does look like the moon.',
  },
  {
    name: 'Valparaíso, Chile',
    description:
      "Funiculars from the 1880s creak up hills where no wall has stayed unpainted. Get lost between Cerro Alegre and Concepción, visit Neruda's top-heavy house, eat chorrillana from one plate and keep your camera close near the port.",
  },
  {
    name: 'Easter Island, Chile',
    description:
      "Nearly nine hundred stone figures stand, lie or remain unfinished on an island five hours' flight from anywhere. Rent a bicycle or share a small car, be at Ahu Tongariki when the sun comes up behind the fifteen, and swim at Anakena.",
  },
  {
    name: 'Montevideo, Uruguay',
    description:
      'The seafront promenade is over twenty kilometres long, and half the town walks it with a thermos of mate under one arm. Candombe drummers march through Palermo and Barrio Sur on Sundays; the port market grills by the yard, and Colonia is two hours by bus.',
  },
  {
    name: 'Antarctica',
    description:
      'Ships leave Ushuaia between November and March and need two days to cross the Drake Passage. Then come penguin colonies by the thousand, humpbacks beside the rubber boat and a silence you notice; share a cabin and there is no single supplement to pay.',
  },
];
