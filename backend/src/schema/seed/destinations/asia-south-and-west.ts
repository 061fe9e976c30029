import type { DestinationSeed } from './destination-seed.js';

export const southAndWestAsia: readonly DestinationSeed[] = [
  {
    name: 'Pokhara, Nepal',
    description:
      'Fewa Lake holds the reflection of Machapuchare, the fishtail peak that nobody may climb. Buses and jeeps leave here for the Annapurna trails, where tea houses a few hours apart mean that people who set out separately arrive as a group.',
  },
  {
    name: 'Kathmandu, Nepal',
    description:
      'Brick squares, carved windows and courtyards with sunken fountains survived the earthquake of 2015 or rose again after it. Walk the prayer wheels at Boudhanath at dusk, eat momos by the dozen, and find trekking partners on any Thamel roof terrace.',
  },
  {
    name: 'Bhutan',
    description:
      "Fortress monasteries guard the valleys, forest covers about seven tenths of the land and visitors pay a daily fee that helps to keep it so. The climb to the Tiger's Nest takes a morning; the Trans Bhutan Trail, reopened in 2022, could take a month.",
  },
  {
    name: 'Jaipur, India',
    description:
      'The old town was painted pink for a royal visit in 1876 and has kept the colour by law. Rickshaws carry you between the windowed Hawa Mahal and the hill fort of Amber, while block printers at Sanganer let you try your hand at the cloth.',
  },
  {
    name: 'Kerala, India',
    description:
      'Houseboats that once carried rice drift along the backwaters at Alappuzha, and further up the tea gardens of Munnar lie like combed wool. Watch kathakali actors put on their faces in Kochi, and eat lunch off a banana leaf, with the right hand.',
  },
  {
    name: 'Ladakh, India',
    description:
      'High desert between the Himalaya and the Karakoram, where whitewashed monasteries sit on spurs above barley fields. Give yourself two idle days in Leh for the altitude, then share a jeep over the Khardung La or walk house to house in the Sham valley.',
  },
  {
    name: 'Varanasi, India',
    description:
      'Steps lead down to the Ganges for several kilometres, and on them people bathe, pray, wash, fly kites and say farewell to their dead. Take a rowing boat before sunrise, stay for the lamps at evening, and let the lassi sellers teach you patience.',
  },
  {
    name: 'Sri Lanka',
    description:
      'The train from Kandy to Ella crawls through tea slopes with its doors open and half the carriage hanging out of them. A small island adds rock fortress, leopards at Yala, blue whales off Mirissa and surf that changes coast with the monsoon.',
  },
  {
    name: 'Maldives',
    description:
      'Not only for honeymooners: since 2009 guesthouses have opened on inhabited islands such as Maafushi, Dhigurah and Ukulhas. Public ferries link them for the price of a coffee, and manta rays and whale sharks ask nobody for a resort booking.',
  },
  {
    name: 'Hunza Valley, Pakistan',
    description:
      'Apricot orchards hang on terraces beneath Rakaposhi, and the old fort at Baltit watches over the Karakoram Highway. In April all is blossom, in October yellow poplar; hosts will press walnuts and dried mulberries on you at any time.',
  },
  {
    name: 'Samarkand, Uzbekistan',
    description:
      "Three tiled schools face each other over the Registan, and the turquoise tombs of Shah-i-Zinda climb a hill in a single street. Fast trains connect with Bukhara and Tashkent, and plov comes out of one great pot until about one o'clock, then it is gone.",
  },
  {
    name: 'Almaty, Kazakhstan',
    description:
      'City bus 12 climbs to the Medeu skating rink, and from there cable cars go on towards glaciers. Apples are said to come from these slopes; so do long weekends to the red walls of Charyn Canyon and the drowned spruces of Lake Kaindy.',
  },
  {
    name: 'Issyk-Kul, Kyrgyzstan',
    description:
      "A salt-touched lake at 1,600 metres that never freezes, with snow ranges along both shores. Karakol on its eastern end sends hikers over to Ala-Kul, and the yurt camps by Song-Kul put fermented mare's milk in your hand before you have sat down.",
  },
  {
    name: 'Pamir Highway, Tajikistan',
    description:
      'Two or three strangers, one four-wheel-drive, and a week of road, long parts of it above 3,500 metres, partly along the Afghan border. Homestays give bread, tea and quilts; Murghab has yaks, Bulunkul has cold records, and the sky at night does the rest.',
  },
  {
    name: 'Tbilisi, Georgia',
    description:
      "Carved balconies lean over courtyards where somebody is always pouring amber wine, made in buried clay jars as for eight thousand years. Soak in the sulphur baths, eat khinkali without losing the broth, and take a minibus up to Kazbegi's lone church.",
  },
  {
    name: 'Yerevan, Armenia',
    description:
      'Pink volcanic stone glows in the evening, and on a clear day Ararat fills the end of the street. Climb the Cascade past its sculptures, share a taxi to the cliff monastery at Geghard, and save room for apricots and lavash from the pit oven.',
  },
  {
    name: 'Istanbul, Turkey',
    description:
      "Ferries cross between two continents for the price of a tea, with gulls alongside and simit in every hand. Hagia Sophia and the bazaars fill one day; Kadıköy's market, the Princes' Islands and a hammam easily fill another four.",
  },
  {
    name: 'Cappadocia, Turkey',
    description:
      'Soft rock was carved into churches, pigeon houses and whole towns below ground, such as Derinkuyu. Most guests look up at the balloons at dawn; afterwards the Rose, Red and Pigeon valleys are nearly empty, and the footpaths between them are free.',
  },
  {
    name: 'Amman, Jordan',
    description:
      'Seven hills have become nineteen or more, joined by steps, with a Roman theatre in the lowest dip. Breakfast on hummus and falafel at Hashem, share a day out to Jerash or the Dead Sea, and let nobody leave without a slice of hot knafeh.',
  },
  {
    name: 'Petra, Jordan',
    description:
      'The gorge narrows to a few steps before it opens on the Treasury, and that is only the front door: eight hundred stairs higher stands the Monastery. Two days suit it best, plus a night with Bedouin hosts under the cliffs of Wadi Rum.',
  },
  {
    name: 'Muscat, Oman',
    description:
      'Low white houses, by decree without towers, lie between brown mountains and the Gulf of Oman. Rent a car with friends: turquoise wadis to swim in, turtles at Ras al Jinz, dunes at Wahiba and mountain villages with rose terraces on Jebel Akhdar.',
  },
  {
    name: 'Dubai, United Arab Emirates',
    description:
      "Beyond the towers there is the Creek, where wooden abras still carry you over for a single dirham. Eat Keralan, Iranian and Emirati within one street of Deira, see the Al Fahidi lanes at dusk, and keep a cool night for the desert's stars.",
  },
];
