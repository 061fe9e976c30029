import { tipsFor } from './demo-tip.js';

export const tipsOnItaly = [
  ...tipsFor(
    'Italy',
    [
      'transportation',
      'giulia.m',
      17,
      'Stamp the paper ticket',
      'Regional train tickets on paper must be validated in the machine on the platform before you board; fines are steep. Digital tickets may ask for a check-in on your phone instead.',
    ],
    [
      'food',
      'giulia.m',
      15,
      'Coffee has two prices',
      'An espresso at the bar costs a good deal less than the same cup brought to a table. Pay at the till first where a sign says so, then give the receipt to the barista.',
    ],
    [
      'culture',
      'harold',
      8,
      'Carry a scarf for churches',
      "Shoulders and knees must be covered in many of the great churches, Saint Mark's and Saint Peter's among them. A light scarf in the bag solves it and also makes a good picnic cloth.",
    ],
  ),
  ...tipsFor(
    'Rome, Italy',
    [
      'attractions',
      'harold',
      10,
      'The Colosseum ticket is for three places',
      'Your timed entry also covers the Forum and the Palatine, where the shade and the best overview are. Do those first from the entrance in Via di San Gregorio, then walk down.',
    ],
    [
      'food',
      'giulia.m',
      13,
      'Water is free everywhere',
      'The small iron fountains called nasoni run with cold drinking water all day. Block the spout with a finger and it squirts up from the hole above, like a drinking fountain.',
    ],
    [
      'accommodation',
      'clara.weiss',
      6,
      'Stay in Testaccio',
      'The old slaughterhouse quarter has ordinary shops, a covered market and some of the best Roman kitchens. It is two metro stops from the Colosseum and quiet at night.',
    ],
  ),
  ...tipsFor(
    'Naples, Italy',
    [
      'food',
      'sven.e',
      14,
      'Eat pizza folded while you queue',
      'The famous pizzerias take your name at the door and it may be an hour. Order a pizza a portafoglio, folded in four, from the window next door and enjoy the wait.',
    ],
    [
      'transportation',
      'clara.weiss',
      7,
      'Take the Campania Express in season',
      'The ordinary Circumvesuviana to Pompeii is cheap but packed and popular with pickpockets. On the days it runs, the dearer express has reserved seats and fewer stops.',
    ],
  ),
  ...tipsFor(
    'Sicily, Italy',
    [
      'beaches',
      'aylin.k',
      9,
      'Reserve for Vendicari and Zingaro',
      'The nature reserves have coves without any sunbeds, but little shade and no kiosks. Bring two litres of water each and start on the far side of Zingaro, at San Vito, where it fills later.',
    ],
    [
      'viewpoints',
      'delphine',
      6,
      'The theatre with a volcano behind it',
      "In Taormina's Greek theatre sit high on the left for Etna behind the stage. Late afternoon light falls on the mountain; in summer there are concerts on the same stones.",
    ],
  ),
  ...tipsFor(
    'Dolomites, Italy',
    [
      'accommodation',
      'noor.h',
      11,
      'Phone the huts in January',
      'Beds along the Alta Via 1 are gone by early spring for August. September has the same paths, steadier weather and free bunks; bring a sleeping-bag liner, it is compulsory.',
    ],
    [
      'safety',
      'pieter.v',
      8,
      "Be down by two o'clock",
      'Summer thunderstorms build up after noon and the ridges hold iron cables. Set off at first light, and turn round if clouds begin to tower before lunch.',
    ],
  ),
];
