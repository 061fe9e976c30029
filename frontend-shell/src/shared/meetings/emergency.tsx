import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import {
  type EmergencyNumbers,
  askLocallyText,
  emergencyNumbers,
  mayBeShown,
} from '@wayfellow/contracts/emergency-numbers';
import { Icon, SelectInput } from '@wayfellow/ui';

const Numbers = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
  gap: 10,
  '& a': {
    position: 'relative',
    display: 'block',
    padding: '10px 14px',
    borderRadius: 12,
    textDecoration: 'none',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.sand,
  },
  '& span': {
    display: 'block',
    fontSize: '.8125rem',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
  '& b': {
    fontFamily: theme.typography.h4.fontFamily,
    fontSize: '1.75rem',
    fontWeight: 600,
    lineHeight: 1.2,
  },
  '& svg': { position: 'absolute', right: 14, bottom: 14, color: theme.vars.palette.primary.main },
}));

const kinds = [
  ['Police', 'police'],
  ['Ambulance', 'ambulance'],
  ['Fire', 'fire'],
] as const;

/** Services with one number are one entry: 'Ambulance, fire'. */
const entriesOf = (country: EmergencyNumbers): [label: string, number: string][] => {
  const byNumber = new Map<string, string[]>();
  for (const [label, kind] of kinds)
    byNumber.set(country[kind], [...(byNumber.get(country[kind]) ?? []), label]);
  return [...byNumber].map(([number, labels]) => [
    [labels[0], ...labels.slice(1).map((label) => label.toLowerCase())].join(', '),
    number,
  ]);
};

const monthText = (month: string): string =>
  new Date(`${month}-01T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** The emergency numbers of a country, where they are certain; otherwise what to do instead. */
export const CountryNumbers = ({ country }: { country: EmergencyNumbers | undefined }) => {
  if (!country || !mayBeShown(country)) return <Typography>{askLocallyText}</Typography>;
  return (
    <>
      <Numbers className="num">
        {entriesOf(country).map(([label, number]) => (
          <a key={label} href={`tel:${number}`}>
            <span>{label}</span>
            <b>{number}</b>
            <Icon name="call" size={20} />
          </a>
        ))}
      </Numbers>
      <Typography variant="body2" sx={{ mt: 2.5, color: 'text.secondary' }}>
        Checked against {country.check === 'eu' ? 'the law of the European Union' : 'two lists'} in{' '}
        {monthText(country.checkedIn)}. {country.note && `${country.note}. `}
        112 also works from most mobile phones.
      </Typography>
    </>
  );
};

const options = emergencyNumbers.map(({ iso, country }) => ({ value: iso, label: country }));

/** The choice of the country whose numbers are shown. */
export const CountrySelect = ({ value, onChange }: { value: string; onChange: (iso: string) => void }) => (
  <Box sx={{ my: 3 }}>
    <SelectInput
      label="Emergency numbers in"
      name="country"
      placeholder="Choose a country"
      options={options}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </Box>
);
