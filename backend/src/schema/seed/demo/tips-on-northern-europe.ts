import { tipsFor } from './demo-tip.js';

export const tipsOnNorthernEurope = [
  ...tipsFor(
    'Paris, France',
    [
      'attractions',
      'amadou',
      7,
      'Use the late evenings',
      "The Louvre and the Musée d'Orsay each open late on certain evenings of the week. Go two hours before closing and the great rooms empty while the light outside turns blue.",
    ],
    [
      'nightlife',
      'rosalind',
      6,
      'Concerts in small churches',
      'Posters at metro exits announce chamber music in churches such as Saint-Julien-le-Pauvre. Buy at the door, come early for a front pew and keep your coat on in winter.',
    ],
  ),
  ...tipsFor(
    'Vienna, Austria',
    [
      'culture',
      'rosalind',
      12,
      'Standing at the State Opera',
      'Standing places go on sale shortly before the show and cost little. Tie a scarf to the rail to mark your spot, as regulars do, and the central standing area behind the stalls hears best.',
    ],
    [
      'shopping',
      'katya',
      5,
      'Go to Brunnenmarkt on a Saturday',
      'The long street market in Ottakring has Balkan and Turkish stalls, and farmers join on Saturdays at Yppenplatz. It is cheaper and livelier than the Naschmarkt.',
    ],
  ),
  ...tipsFor(
    'Kraków, Poland',
    [
      'food',
      'katya',
      9,
      'Look for the words bar mleczny',
      'Milk bars are canteens from another age: soup, pierogi and compote for small change. Read the board, order at the till, carry your own tray back. They close early.',
    ],
    [
      'culture',
      'tomas_h',
      6,
      'Auschwitz needs a booking',
      'Entry to the memorial is by reserved time, for individuals too, and slots go weeks ahead. Give the day nothing else; the bus back from Oświęcim is long enough for silence.',
    ],
  ),
  ...tipsFor(
    'Iceland',
    [
      'safety',
      'freya_s',
      18,
      'Read road and weather pages daily',
      'Check the road administration and the met office each morning: wind can tear a car door off. Hold the door with both hands and never park with the wind behind you.',
    ],
    [
      'accommodation',
      'freya_s',
      7,
      'Village pools come before hotels',
      'Nearly every place has a warm outdoor pool with hot pots for the price of a sandwich. Wash without swimwear before you enter; signs show where. It is where you get the best tips.',
    ],
  ),
  ...tipsFor(
    'Edinburgh, United Kingdom',
    [
      'viewpoints',
      'ewan.mac',
      9,
      "Blackford Hill over Arthur's Seat",
      "From Blackford Hill you have castle, sea and Arthur's Seat itself in one picture. City buses stop near the bottom and a quarter of an hour of grass does the rest.",
    ],
    [
      'nightlife',
      'mairead',
      7,
      'Sit near the fiddles',
      "At Sandy Bell's the musicians take the back corner and play most evenings. Buy a drink, listen between tunes before you talk, and ask before you film.",
    ],
  ),
];
