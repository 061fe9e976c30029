import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

interface Props {
  name?: string;
  label: string;
  /** In smaller text below the label. */
  text?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with its label and, in smaller text, what it does. */
export const CheckRow = ({ name, label, text, checked, onChange }: Props) => (
  <FormControlLabel
    control={
      <Checkbox
        name={name}
        checked={checked}
        onChange={(_, next) => onChange(next)}
        sx={{ p: 2, mt: '-10px', ml: '-11px', '& svg': { fontSize: 28 } }}
      />
    }
    sx={{ m: 0, alignItems: 'flex-start', '& .MuiFormControlLabel-label': { lineHeight: 1.4 } }}
    label={
      <>
        <b style={{ fontWeight: 600 }}>{label}</b>
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
