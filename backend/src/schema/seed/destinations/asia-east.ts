import type { DestinationSeed } from './destination-seed.js';

export const eastAsia: readonly DestinationSeed[] = [
  {
    name: 'Kyoto, Japan',
    description:
      "Seventeen temples, shrines and one castle around the old capital are World Heritage, yet the best hour is often an empty moss garden at eight. Cycle along the Kamo, climb through Fushimi Inari's gates at night and sit down to tofu in a wooden machiya.",
  },
  {
    name: 'Hokkaido, Japan',
    description:
      "Japan's northern island is made of drift ice, lavender fields, crab markets and some of the lightest powder snow there is. Rent a car together in summer for the Shiretoko coast, where brown bears fish the rivers and hot springs run into the sea.",
  },
  {
    name: 'Seoul, South Korea',
    description:
      'Granite peaks rise inside the city limits, so a morning hike in Bukhansan can end with bibimbap in a market hall and an evening of board games or karaoke. Palaces, hanok lanes, all-night spas: the subway reaches every one of them.',
  },
  {
    name: 'Jeju, South Korea',
    description:
      "A coastal trail of more than four hundred kilometres, the Olle, circles this volcanic island past tangerine walls and black beaches. Women divers well past sixty still go down for abalone on one breath, and Hallasan's crater is a fair day's climb.",
  },
  {
    name: 'Taipei, Taiwan',
    description:
      'Hot springs, tea hills and a stairway to the best view of the skyline all lie at the end of a metro line. Eat your way down one night market with a companion, so that you may order twice as much, and take the train on to the hill lanes of Jiufen.',
  },
  {
    name: 'Hong Kong',
    description:
      "Forty per cent of the territory is country park, and the Dragon's Back trail ends at a surf beach half an hour from the towers. Ride the upper deck of the tram for small change, share a round table of dim sum and take the ferry to car-free Lamma.",
  },
  {
    name: 'Beijing, China',
    description:
      'Grey-brick hutong lanes survive between the ring roads, a short bicycle ride from the Forbidden City. Walk an unrestored stretch of the Great Wall at Gubeikou with a guide, and finish with lamb hotpot out of a copper chimney pot.',
  },
  {
    name: 'Chengdu, China',
    description:
      "Tea houses under ginkgo trees keep bamboo chairs and ear cleaners busy all afternoon, and the pandas at the research base are liveliest at breakfast. Sichuan pepper numbs, hotpot gathers the table, and high-speed trains run to Leshan's giant Buddha.",
  },
  {
    name: 'Dali, China',
    description:
      'Bai villages with whitewashed walls stand between Erhai Lake and the nineteen peaks of the Cangshan. Rent an electric scooter for the lakeshore, learn tie-dye in Zhoucheng, and go on by train to Lijiang and the Tiger Leaping Gorge walk.',
  },
  {
    name: 'Mongolia',
    description:
      "There is room here: half the people live in one city, and the rest of the land belongs to horses, wind and felt tents. Share a van and driver out to the Gobi's singing dunes, drink salted milk tea with herders and come in July for Naadam.",
  },
  {
    name: 'Bangkok, Thailand',
    description:
      'Canal boats, sky train and three-wheelers all compete with the traffic, and the boats usually win. Begin at the temples by the river before nine, cool off in a teak house, and end at a plastic table in Chinatown with half the menu.',
  },
  {
    name: 'Chiang Mai, Thailand',
    description:
      'A square moat encloses the old town and its temples, many of them older than Bangkok. Remote workers fill the cafés, cooks teach in their own gardens, and the loop of mountain road to Pai and Mae Hong Son has 1,864 bends by local count.',
  },
  {
    name: 'Hanoi, Vietnam',
    description:
      "The old quarter's streets still carry the names of what they sold: Silver, Silk, Paper, Fish Sauce. Take a low stool for bun cha at noon and egg coffee at four, then board the night train to Sapa's terraces or a boat among the karsts of Lan Ha Bay.",
  },
  {
    name: 'Hoi An, Vietnam',
    description:
      'Silk lanterns light a riverside port where Japanese and Chinese merchants, and later the French, all left their houses. Tailors work overnight, bicycles reach the beach at An Bang in twenty minutes, and a bowl of cao lau is said to need water from one certain well.',
  },
  {
    name: 'Ha Giang, Vietnam',
    description:
      'Up against the Chinese border the road climbs limestone passes such as Ma Pi Leng, high above the jade Nho Que river. Ride it in three or four days, on your own motorbike or behind a local driver, sleeping in Tay and Hmong homestays with long shared dinners.',
  },
  {
    name: 'Luang Prabang, Laos',
    description:
      'Monks file past at first light in a town of thirty-odd temples between the Mekong and the Nam Khan. Swim in the turquoise steps of Kuang Si, cross the bamboo bridge in the dry season, and come in by slow boat if you have two days to talk.',
  },
  {
    name: 'Siem Reap, Cambodia',
    description:
      'Angkor is not one temple but hundreds, spread through forest that in places has grown right over them. Share a tuk-tuk for three days, see Ta Prohm early and Bayon late, and spend an evening with Phare, whose acrobats came up through a school of arts.',
  },
  {
    name: 'Penang, Malaysia',
    description:
      'Few towns feed you better for so little: char kway teow, asam laksa and nasi kandar stand side by side in George Town. Between meals there are clan houses, iron-rod street art and a funicular up to the cool air of Penang Hill.',
  },
  {
    name: 'Sabah, Malaysia',
    description:
      "Northern Borneo puts orangutans, pygmy elephants and proboscis monkeys on the banks of one brown river, the Kinabatangan. Climb Mount Kinabalu over two days for the sunrise at 4,095 metres, then dive with turtles off Sipadan's wall.",
  },
  {
    name: 'Singapore',
    description:
      'Three or four food cultures meet in every hawker centre, and some stalls have kept to one dish for fifty years. Walk the Southern Ridges over the treetops, see the Supertrees lit in the evening, and use the city as the softest landing in Asia.',
  },
  {
    name: 'Yogyakarta, Indonesia',
    description:
      "Java's royal town is a place of batik workshops, shadow plays and gudeg, young jackfruit stewed till it is brown and sweet. Borobudur's stone Buddhas and the towers of Prambanan are both within an hour, with Merapi smoking behind them.",
  },
  {
    name: 'Flores, Indonesia',
    description:
      'Boats leave Labuan Bajo for three days among the Komodo islands, with dragons on land and manta rays beneath. Those who go on overland find crater lakes of three different colours at Kelimutu and villages with pointed thatch at Wae Rebo.',
  },
  {
    name: 'Palawan, Philippines',
    description:
      'Around El Nido the limestone stands straight out of the water and hides lagoons that you enter by kayak. Boats with bamboo outriggers make the crossing to Coron over several days of islands, wrecks and beach fires; they are rarely taken alone.',
  },
  {
    name: 'Siargao, Philippines',
    description:
      'Coconut palms cover the island and a right-hand reef break, Cloud 9, made it known to surfers. Learners have gentler waves close by, scooters cost little, and the rock pools at Magpupungko open only when the tide is low.',
  },
];
