import type { DestinationSeed } from './destination-seed.js';

export const africa: readonly DestinationSeed[] = [
  {
    name: 'Marrakech, Morocco',
    description:
      'By day the souks behind Jemaa el-Fnaa sort themselves by trade: dyers, tinsmiths, slipper makers. At dusk the square fills with grills and storytellers, and two hours away by bus the High Atlas begins, with mule tracks leading up to Toubkal.',
  },
  {
    name: 'Fez, Morocco',
    description:
      'Thousands of lanes, too narrow for cars, make up one of the largest walled medieval towns still lived in. Follow a donkey to the tanneries, rest in the tiled court of the Bou Inania school and accept that getting lost is part of every plan.',
  },
  {
    name: 'Cairo, Egypt',
    description:
      "The pyramids stand at the very edge of the city, a metro and a short taxi from downtown's grand old cafés. Keep a day for the lamplit mosques of Islamic Cairo, one for Coptic churches, and a late evening for koshari and a felucca on the Nile.",
  },
  {
    name: 'Luxor, Egypt',
    description:
      'Thebes lies on both banks here: the columns of Karnak to the east, the painted tombs of the Valley of the Kings to the west. Hire a bicycle on the quiet western side, start at six, and watch the balloons rise over the fields before the heat does.',
  },
  {
    name: 'Tunis, Tunisia',
    description:
      'A suburban train rattles from the medina past the ruins of Carthage to blue-and-white Sidi Bou Said above the gulf. The Bardo holds one of the finest collections of Roman mosaics anywhere, and the roof terraces pour tea with pine nuts.',
  },
  {
    name: 'Dakar, Senegal',
    description:
      "Africa's westernmost city wakes to fishermen hauling painted pirogues up the beach and surfers paddling out at Ngor. Eat thieboudienne from one shared bowl, take the ferry to Gorée for its sober history, and stay up late for live mbalax.",
  },
  {
    name: 'Cape Verde',
    description:
      'Ten volcanic islands in the Atlantic speak Creole, sing morna and differ like siblings. Santo Antão has cobbled mule paths down green ravines, Fogo a village inside a crater that makes its own wine, and Sal steady wind for kites.',
  },
  {
    name: 'Accra, Ghana',
    description:
      'Sundays end with highlife and reggae on the beach at Labadi, weekdays with kelewele, spiced fried plantain, from a roadside pan. Minibuses go west to the slave forts at Cape Coast and to a walkway strung through the treetops of Kakum.',
  },
  {
    name: 'Lagos, Nigeria',
    description:
      'No other city in Africa makes so much music, film and fashion, and strangers are drawn into conversation fast. Spend an afternoon at the Nike Art Gallery, cross the canopy bridge at Lekki, and give the night to Afrobeat at the New Afrika Shrine.',
  },
  {
    name: 'Ouidah, Benin',
    description:
      'This small coastal town keeps the memory of the Atlantic slave road, down to the Door of No Return on the beach, and is a centre of Vodun, celebrated each January. Inland, the stilt town of Ganvié is reached by dugout across Lake Nokoué.',
  },
  {
    name: 'Lalibela, Ethiopia',
    description:
      'Eleven churches were cut down into red rock some eight hundred years ago and white-robed pilgrims still fill them before dawn. Days pass with steep walks to mountain monasteries, injera shared from one tray and coffee roasted in front of you.',
  },
  {
    name: 'Nairobi, Kenya',
    description:
      "Lions hunt within sight of the skyline in a national park that begins at the city's edge. It is where safari groups form: share a jeep to the Maasai Mara, but leave time for Karura Forest's paths and roasted nyama choma with friends.",
  },
  {
    name: 'Lamu, Kenya',
    description:
      'Donkeys carry the loads in this Swahili stone town, where carved doors line lanes too narrow for cars. Sail a dhow between the islands, eat coconut fish with your fingers and sleep on a roof in the trade wind, as guests have for centuries.',
  },
  {
    name: 'Zanzibar, Tanzania',
    description:
      'Stone Town smells of cloves and charcoal, and every evening the grills come out along the Forodhani waterfront. Spice farms fill the hills behind it, while the east coast is all white sand, kite lines and tides that go out for half a mile.',
  },
  {
    name: 'Kilimanjaro, Tanzania',
    description:
      'Five climates lie stacked on one mountain, from banana gardens to the ice on Uhuru Peak at 5,895 metres. The climb needs no ropes but six to eight patient days, and splitting guide and porters with others makes it both cheaper and merrier.',
  },
  {
    name: 'Kigali, Rwanda',
    description:
      "Rwanda's capital climbs over green ridges, tidy to the last kerb and easy to cross on the back of a moto taxi. Visit the genocide memorial first; then the coffee bars, the art yards and the road north to the volcanoes where the gorillas live.",
  },
  {
    name: 'Bwindi, Uganda',
    description:
      "Nearly half of the world's mountain gorillas live in this steep, tangled forest, and each day a few small groups may follow a family for one hour. Between treks there are Batwa guides to walk with and canoes on still Lake Bunyonyi.",
  },
  {
    name: 'Lake Malawi, Malawi',
    description:
      'The lake is so long that its far end is out of sight, and holds more kinds of fish than any other on earth, most of them bright as sweets. Snorkel at Cape Maclear, paddle a kayak out to an islet, and ride the old Ilala ferry if she is running.',
  },
  {
    name: 'Victoria Falls, Zimbabwe',
    description:
      'The Zambezi drops more than a hundred metres along a front of 1.7 kilometres, and its spray can be seen from far across the plain. Walk the rainforest path with a raincoat, raft the gorge when the water is low, and see elephants at dusk upriver.',
  },
  {
    name: 'Okavango Delta, Botswana',
    description:
      "A river from Angola's highlands spreads out over the Kalahari sand and never reaches the sea. Pole through papyrus in a mokoro, camp on an island with a guide who knows every track, and listen to hippos until you fall asleep.",
  },
  {
    name: 'Sossusvlei, Namibia',
    description:
      'Dunes the colour of apricots rise over white clay pans where dead camel thorns have stood for centuries. Most people share a rental car, carry spare water and tyres, and are on the ridge of Dune 45 before the sun reaches it.',
  },
  {
    name: 'Cape Town, South Africa',
    description:
      "A flat-topped mountain stands in the middle of town, with hiking paths that start at the bus stop and penguins at the other end of the peninsula. Book Robben Island early, taste wine in Stellenbosch and climb Lion's Head under a full moon in company.",
  },
  {
    name: 'Madagascar',
    description:
      'Nine in ten of the wild plants and animals here live nowhere else: lemurs that sing at Andasibe, chameleons smaller than a thumbnail, baobabs in a double row near Morondava. Roads are slow and distances long, so a shared driver is money well spent.',
  },
  {
    name: 'Mauritius',
    description:
      'Sugar cane runs up to crooked basalt peaks, and a reef keeps the lagoon calm for most of the coast. Temples, mosques and churches share the same streets in Port Louis, and dholl puri from a scooter stall settles the question of lunch.',
  },
  {
    name: 'São Tomé and Príncipe',
    description:
      'Two small islands on the equator grow cocoa under forest shade and let nobody hurry: the local motto is leve-leve, take it easy. Hike to waterfalls below the needle of Pico Cão Grande, sleep on an old plantation and watch turtles nest from November on.',
  },
];
