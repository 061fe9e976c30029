import { fold } from '@wayfellow/contracts';
import bali from './bali.svg';
import italy from './italy.svg';
import japan from './japan.svg';
import peru from './peru.svg';
import spain from './spain.svg';
import thailand from './thailand.svg';

interface NamedPoster {
  url: string;
  /** What it shows, for those who do not see it. */
  label: string;
}

/** The posters drawn by hand, by the folded name of the place. */
const posters = new Map<string, NamedPoster>([
  ['bali', { url: bali, label: 'A split temple gate over rice terraces at sunrise' }],
  ['japan', { url: japan, label: 'A vermilion gate in the water before a snow-capped mountain' }],
  ['thailand', { url: thailand, label: 'A longtail boat under limestone cliffs' }],
  ['italy', { url: italy, label: 'Cypresses along a road over Tuscan hills' }],
  ['spain', { url: spain, label: 'Spires above terracotta roofs and a tiled terrace' }],
  ['peru', { url: peru, label: 'Stone terraces under a steep green peak' }],
]);

/** The drawn poster of a place or of the country after its comma: 'Bali, Indonesia', 'Kyoto, Japan'. */
export const namedPoster = (name: string): NamedPoster | undefined => {
  for (const part of name.split(',')) {
    const poster = posters.get(fold(part.trim()));
    if (poster) return poster;
  }
  return undefined;
};
