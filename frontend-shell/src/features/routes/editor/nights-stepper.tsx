import { limits } from '@wayfellow/contracts';
import { Stepper } from '@wayfellow/ui';
import { nightsText } from '../data/route-words';

interface Props {
  nights: number;
  /** Where; a stop that is not there yet has no place. */
  place?: string;
  isTall?: boolean;
  onChange: (nights: number) => void;
}

/** The nights of a stop, one more or less. */
export const NightsStepper = ({ nights, place, isTall, onChange }: Props) => {
  const where = place ? ` in ${place}` : '';
  return (
    <Stepper
      value={nights}
      min={0}
      max={limits.route.nights}
      text={nightsText(nights)}
      lessLabel={`One night less${where}`}
      moreLabel={`One night more${where}`}
      isTall={isTall}
      onChange={onChange}
    />
  );
};
