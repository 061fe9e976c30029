import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

interface ListedChoice<Value extends string> {
  value: Value;
  label: string;
  /** In smaller text below the label. */
  text?: string;
}

interface Props<Value extends string> {
  /** The accessible name of the group. */
  label: string;
  choices: readonly ListedChoice<Value>[];
  value: Value | undefined;
  isInvalid?: boolean;
  onChange: (value: Value) => void;
}

/** Choices of which one is made, as rows of a card. */
export const ChoiceList = <Value extends string>({
  label,
  choices,
  value,
  isInvalid,
  onChange,
}: Props<Value>) => (
  <Card sx={{ overflow: 'hidden' }}>
    <RadioGroup
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      value={value ?? null}
      onChange={(_, picked) => onChange(picked as Value)}
      // What is said above the list stays in sight when its first choice gets the focus.
      sx={{ flexWrap: 'nowrap', '& input': { scrollMarginTop: 72 } }}
    >
      {choices.map((choice) => (
        <Row key={choice.value} {...choice} isChosen={choice.value === value} />
      ))}
    </RadioGroup>
  </Card>
);

const Row = ({ value, label, text, isChosen }: ListedChoice<string> & { isChosen: boolean }) => (
  <FormControlLabel
    value={value}
    control={<Radio sx={{ p: 2, '& svg': { fontSize: 28 } }} />}
    sx={{
      m: 0,
      px: 2,
      py: text ? 2 : 0.5,
      minHeight: 48,
      lineHeight: 1.3,
      bgcolor: isChosen ? 'primary.tint' : undefined,
      // Rows with and without a text differ in their class.
      '& + .MuiFormControlLabel-root': { borderTop: 1, borderColor: 'divider' },
      '& .MuiFormControlLabel-label': { lineHeight: 1.3 },
    }}
    label={
      <>
        <b style={{ fontWeight: 550 }}>{label}</b>
        {text && (
          <>
            <br />
            <Typography component="small" variant="body2" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          </>
        )}
      </>
    }
  />
);
