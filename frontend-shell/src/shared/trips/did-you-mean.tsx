import { type DestinationView, plain, townOf } from '@wayfellow/contracts';
import { TextLink } from '@wayfellow/ui';

/** The one destination whose town a text names, without its country; undefined where the text is a destination's whole name. */
export const meantBy = (
  text: string,
  known: readonly Pick<DestinationView, 'name'>[],
): string | undefined => {
  const asked = plain(text);
  if (known.some(({ name }) => plain(name) === asked)) return undefined;
  const [meant, ...others] = known.filter(({ name }) => plain(townOf(name)) === asked);
  return others.length === 0 ? meant?.name : undefined;
};

interface Props {
  /** What {@link meantBy} found. */
  name: string;
  onChoose: (name: string) => void;
}

/** Offers the name under which others have a place: in other words it is another place, at which they are not found. */
export const DidYouMean = ({ name, onChoose }: Props) => (
  <TextLink component="button" type="button" onClick={() => onChoose(name)}>
    Did you mean {name}?
  </TextLink>
);
