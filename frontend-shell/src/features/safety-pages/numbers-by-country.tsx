import { useState } from 'react';
import { countryOf } from '@wayfellow/contracts/emergency-numbers';
import { CountryNumbers, CountrySelect } from '../../shared/meetings/emergency';

/** The emergency numbers of a country that the reader chooses. */
export const NumbersByCountry = () => {
  const [iso, setIso] = useState('');
  return (
    <>
      <CountrySelect value={iso} onChange={setIso} />
      <div aria-live="polite">{iso && <CountryNumbers country={countryOf(iso)} />}</div>
    </>
  );
};
