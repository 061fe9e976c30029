import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { NotificationSettingsView } from '@wayfellow/contracts';
import { SelectInput, Switch } from '@wayfellow/ui';

type Hours = Pick<NotificationSettingsView, 'isQuiet' | 'quietFrom' | 'quietUntil'>;

const options = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** 'Buenos Aires' of 'America/Argentina/Buenos_Aires'. */
const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

interface Props {
  hours: Hours;
  /** The browser's time zone, in which the hours are. */
  zone: string;
  onChange: (hours: Hours) => void;
}

/** When emails wait. */
export const QuietHours = ({ hours: { isQuiet, quietFrom, quietUntil }, zone, onChange }: Props) => (
  <Card sx={{ p: { xs: '14px 12px 14px 16px', sm: '16px 16px 16px 20px' } }}>
    <Box sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
      <div style={{ flex: 1 }}>
        <b style={{ fontWeight: 600 }}>Every night</b>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Your time, {cityOf(zone)}
        </Typography>
      </div>
      <Switch
        label="Quiet hours"
        checked={isQuiet}
        onChange={(isOn) => onChange({ isQuiet: isOn, quietFrom, quietUntil })}
      />
    </Box>
    {isQuiet && (
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4, maxWidth: 320, mt: 3 }}>
        <SelectInput
          label="From"
          name="quietFrom"
          options={options}
          value={String(quietFrom)}
          onChange={({ target }) => onChange({ isQuiet, quietFrom: Number(target.value), quietUntil })}
        />
        <SelectInput
          label="Until"
          name="quietUntil"
          options={options}
          value={String(quietUntil)}
          onChange={({ target }) => onChange({ isQuiet, quietFrom, quietUntil: Number(target.value) })}
        />
      </Box>
    )}
  </Card>
);
