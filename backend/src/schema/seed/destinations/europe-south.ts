import type { DestinationSeed } from './destination-seed.js';

export const southernEurope: readonly DestinationSeed[] = [
  {
    name: 'Lisbon, Portugal',
    description:
      "Seven hills, and trams that squeeze up most of them past tiled house fronts and open windows. Friends meet at the viewpoints with something cold, trains run to the beaches of Cascais and the palaces of Sintra, and fado begins late in Alfama's back rooms.",
  },
  {
    name: 'Porto, Portugal',
    description:
      'Granite houses stand in tiers above the Douro, and across the iron arch of the Luís I bridge lie the cellars where port wine sleeps. Ride the slow train up the valley to Pinhão, see the azulejos at São Bento station and share a francesinha: one is enough for two.',
  },
  {
    name: 'Azores, Portugal',
    description:
      'Nine green islands far out in the Atlantic, where hydrangeas fence the meadows and lunch is cooked in volcanic ground at Furnas. Watch sperm whales off Pico, bathe in hot streams under tree ferns and pack for four seasons in one afternoon.',
  },
  {
    name: 'Madeira, Portugal',
    description:
      'Narrow water channels, the levadas, run for over two thousand kilometres along the slopes, and a footpath keeps most of them company. Laurel forest drips, Pico do Arieiro stands above the cloud, and poncha is mixed fresh in the fishing bars.',
  },
  {
    name: 'Barcelona, Spain',
    description:
      "Gaudí's towers, a grid of streets with its corners cut off, and a beach at the end of the metro. Mornings are for Gràcia's small squares, evenings for vermouth and anchovies, and Montserrat's serrated ridge is an hour's train away for hikers.",
  },
  {
    name: 'Seville, Spain',
    description:
      "Orange trees line the streets and perfume all of March, before the processions and the spring fair fill them. See the Alcázar's tilework early, cross to Triana for fried fish and flamenco, and leave the afternoons of July to the siesta.",
  },
  {
    name: 'San Sebastián, Spain',
    description:
      'The bay of La Concha is a near-perfect shell, and the old town behind it works through counters of pintxos one bar at a time. Surfers have Zurriola to themselves at breakfast, walkers the cliffs to Pasaia, and cider houses pour from the barrel.',
  },
  {
    name: 'Rome, Italy',
    description:
      "Two and a half thousand years lie in one walk, from the Pantheon's open eye to neighbourhood trattorias in Testaccio. Fill your bottle at the running street fountains, hire a bicycle for the Appian Way and keep an evening for Trastevere.",
  },
  {
    name: 'Naples, Italy',
    description:
      "Washing flies over the lanes of the Spanish Quarter, scooters ignore everyone and pizza was made here before it was made anywhere. Vesuvius and Pompeii are a suburban train away, and so are the ferries to Procida's pastel harbour.",
  },
  {
    name: 'Sicily, Italy',
    description:
      "Greek temples, Norman mosaics and baroque towns rebuilt after the earthquake of 1693 share one island with Europe's tallest active volcano. Begin with arancine in Palermo, end with granita and brioche by the sea, and let the train take its time.",
  },
  {
    name: 'Dolomites, Italy',
    description:
      "Pale limestone towers turn rose in the last light, and huts with good soup stand a few hours' walk apart. The Alta Via 1 links them for ten days; those with a head for heights clip into the old wartime ladders of the via ferrata.",
  },
  {
    name: 'Athens, Greece',
    description:
      'The Acropolis keeps watch over a city of kiosks, rooftop cinemas and orange trees. Climb Philopappos at sunset, eat at a market taverna in Psyrri, and be at Piraeus by seven for the boat, because every island starts here.',
  },
  {
    name: 'Crete, Greece',
    description:
      'The largest Greek island has snow on its mountains into May and swimming into November. Walk down the Samaria Gorge to the Libyan Sea, look at Minoan bulls in Heraklion, and expect raki and fruit after dinner whether you asked or not.',
  },
  {
    name: 'Naxos, Greece',
    description:
      'Marble villages, kitron distilleries and long west-facing beaches make this the most self-sufficient of the Cyclades. Climb to the cave of Zeus, cycle to Agios Prokopios and hop on a ferry to little Koufonisia for lunch.',
  },
  {
    name: 'Malta',
    description:
      'Honey-coloured bastions rise straight out of the Grand Harbour, and temples older than the pyramids stand above the sea at Ħaġar Qim. Buses go everywhere if you are in no hurry; Gozo, half an hour by ferry, has the cliffs and the better diving.',
  },
  {
    name: 'Cyprus',
    description:
      "Painted churches hide in the Troodos pines, and on the coast mosaics lie a stone's throw from the swimmers of Paphos. Walk through the checkpoint in Nicosia, the last divided capital in Europe, and finish over a table covered in meze.",
  },
  {
    name: 'Dubrovnik, Croatia',
    description:
      "Two kilometres of wall run round the old town, and to walk them at opening time is to have the Adriatic almost alone. Take the kayaks to Lokrum in the afternoon, or leave by ferry for Korčula and Mljet's two salt lakes.",
  },
  {
    name: 'Split, Croatia',
    description:
      "People still live, hang washing and drink coffee inside a Roman emperor's retirement palace. Ferries depart from its front steps to Hvar, Brač and Vis, and small sailing boats take groups who have met the day before.",
  },
  {
    name: 'Kotor, Montenegro',
    description:
      "Mountains drop into a bay so deep that it is often taken for a fjord, with a walled town of cats at its inner end. Climb 1,350 steps to the fortress, cycle to Perast's two islets, and cross the pass to Lovćen and Njeguši ham.",
  },
  {
    name: 'Mostar, Bosnia and Herzegovina',
    description:
      'Divers still leap from the rebuilt Old Bridge into the green Neretva, more than twenty metres below. Stay past the day trippers for coffee in copper pots, the dervish house at Blagaj and a train ride to Sarajevo along the gorge.',
  },
  {
    name: 'Theth, Albania',
    description:
      'Stone houses and a tower once used to wait out blood feuds stand in a bowl of the Accursed Mountains. The classic walk leads over the pass to Valbona in a day, guesthouses feed you from their gardens, and the Koman ferry closes the circle.',
  },
  {
    name: 'Ohrid, North Macedonia',
    description:
      'One of the oldest lakes in the world, clear for twenty metres down, laps at a town said to have had a church for each day of the year. Swim below Saint John at Kaneo, row up to the springs at Saint Naum and eat under a vine.',
  },
  {
    name: 'Brașov, Romania',
    description:
      'Saxon merchants left gabled houses, a blackened Gothic church and a rope street hardly wider than your shoulders. Bears live in the forest above the roofs; hire a car with others for the fortified churches and the Transfăgărășan, open in summer.',
  },
  {
    name: 'Plovdiv, Bulgaria',
    description:
      "A Roman theatre still holds concerts on a hill above a city that has been lived in for some eight thousand years. Kapana, once the craftsmen's quarter, is all courtyards and small bars now, and the Rhodope villages begin an hour south.",
  },
];
