import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { countryInName, countryOf } from '@wayfellow/contracts/emergency-numbers';
import { Icon } from '@wayfellow/ui';
import { CountryNumbers, CountrySelect } from '../../../shared/meetings/emergency';

const checklist = [
  'A public place, in daylight if you can',
  'Your own way there and back',
  'Phone charged, a little cash',
  'Passport in the hostel, a copy with you',
  'Your drink stays with you',
  'Leave whenever it feels wrong',
];

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: '10px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 14, alignItems: 'flex-start' },
  '& svg': { flex: 'none', marginTop: 3, color: theme.vars.palette.primary.main },
}));

interface Props {
  /** A place whose name may end with its country. */
  place: string;
  country: string;
  onCountry?: (iso: string) => void;
}

/** What to think of before a meeting, and the emergency numbers there. */
export const Advice = ({ place, country, onCountry }: Props) => {
  const [chosen, setChosen] = useState(country || (countryInName(place)?.iso ?? ''));
  const known = countryOf(chosen);
  return (
    <>
      <Card component="section" aria-label="Before you go" sx={{ p: 5 }}>
        <Typography variant="h5" component="h3">
          Before you go
        </Typography>
        <List>
          {checklist.map((text) => (
            <li key={text}>
              <Icon name="check" size={18} />
              {text}
            </li>
          ))}
        </List>
      </Card>
      <Card component="section" aria-label="Emergency numbers" sx={{ p: 5 }}>
        <Typography variant="h5" component="h3" sx={{ mb: 3 }}>
          {known ? `Emergency, ${known.country}` : 'Emergency'}
        </Typography>
        <CountryNumbers country={known} />
        <CountrySelect
          value={chosen}
          onChange={(iso) => {
            setChosen(iso);
            onCountry?.(iso);
          }}
        />
      </Card>
    </>
  );
};
