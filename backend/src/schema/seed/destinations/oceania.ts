import type { DestinationSeed } from './destination-seed.js';

export const oceania: readonly DestinationSeed[] = [
  {
    name: 'Sydney, Australia',
    description:
      'Ferries are public transport here, and the one to Manly passes bridge, opera house and heads for the price of a bus. Walk the cliffs from Bondi to Coogee, swim in a rock pool filled by the tide and escape by train to the Blue Mountains.',
  },
  {
    name: 'Melbourne, Australia',
    description:
      "Lanes too narrow for cars hold the espresso bars and the spray paint, and trams in the centre are free. Cheer at a footy match without knowing the rules, eat Greek in Oakleigh, and share a car for the Great Ocean Road's long curves.",
  },
  {
    name: 'Tasmania, Australia',
    description:
      'Wombats trundle over the grass at Cradle Mountain, and the Overland Track needs six days and a booking in summer. Hobart has a museum dug into sandstone and a Saturday market, Freycinet a bay bent like a wine glass.',
  },
  {
    name: 'Cairns, Australia',
    description:
      'Two World Heritage sites touch here: the Great Barrier Reef offshore, and in the Daintree a rainforest older than the Amazon. Learn to dive in four days, look for cassowaries from a safe distance and heed the crocodile signs, every one.',
  },
  {
    name: 'Uluru, Australia',
    description:
      "The rock glows for a few minutes at either end of the day, and Anangu guides explain what may be told of it. Walk the ten-kilometre base path at dawn, add Kata Tjuta's Valley of the Winds, and sleep in a swag under the Milky Way.",
  },
  {
    name: 'Ningaloo Reef, Australia',
    description:
      'You can swim straight off the beach onto this reef, in shallow water, with turtles grazing alongside. Whale sharks pass from March to July; Exmouth is a long drive from Perth, so a van, a playlist and two drivers are what you want.',
  },
  {
    name: 'Queenstown, New Zealand',
    description:
      "Bungy jumping went commercial at a bridge near here in 1988, and the appetite has not gone away. The quieter half of town walks the Routeburn, cycles to Arrowtown's gold-miners' huts and takes the bus to Milford Sound.",
  },
  {
    name: 'Wellington, New Zealand',
    description:
      'A red cable car, steep wooden houses and wind that locals lean into without comment. Te Papa is free and wants a day, Cuba Street wants an evening, and a fenced sanctuary in the suburbs brought kākā parrots back to the gardens.',
  },
  {
    name: 'Abel Tasman, New Zealand',
    description:
      'Golden coves and tea-coloured creeks follow one another for sixty kilometres of coast track, with the tide deciding when you cross. Paddle one half and walk the other; water taxis will carry the pack, and seals the entertainment.',
  },
  {
    name: 'Fiji',
    description:
      'Three hundred islands or so, and a greeting, bula, that is called across every road. The yellow catamaran hops up the Yasawas from one small resort to the next, kava goes round in a coconut shell, and nobody drinks it alone.',
  },
  {
    name: 'Samoa',
    description:
      "Families put you up in open beach fales, with a mattress, a net and the lagoon a few steps away. Climb down the ladder into To Sua's green pool, see the blowholes on Savai'i and keep Sunday as they do: church, umu lunch, sleep.",
  },
  {
    name: 'French Polynesia',
    description:
      "Bora Bora has the fame, Moorea the pineapple fields and Huahine the quiet. Inter-island flights and family pensions bring the price down to earth, and between August and October humpback whales come into Tahiti's waters to calve.",
  },
  {
    name: 'Vanuatu',
    description:
      'On Tanna you may stand on the rim of Mount Yasur and feel the ground cough. Men on Pentecost leap from towers with vines on their ankles, in April to June, and the wreck of the SS President Coolidge can be dived from the beach at Santo.',
  },
  {
    name: 'Palau',
    description:
      "Mushroom-shaped limestone islets crowd a lagoon in which one lake is filled with golden jellyfish. Every visitor signs a promise to the islands' children, stamped in the passport, to tread lightly; the divers among them go to Blue Corner.",
  },
];
