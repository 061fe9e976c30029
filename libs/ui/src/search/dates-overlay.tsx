import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RefObject, Suspense, lazy } from 'react';
import { type DateRange, headingOf, noDates, pick, rangeText } from './date-range';

const DayPicker = lazy(() => import('./day-picker'));

interface PickerProps {
  range: DateRange;
  onChange: (range: DateRange) => void;
  onClose: () => void;
}

const Picker = ({ range, onChange, onClose }: PickerProps) => (
  <Box sx={{ p: 4, width: { xs: '100%', sm: 360 } }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
      <Typography sx={{ fontWeight: 650 }} aria-live="polite">
        {headingOf(range)}
      </Typography>
      <Button size="small" color="primary" onClick={() => onChange(noDates)}>
        Reset
      </Button>
    </Box>
    <Suspense fallback={<Box sx={{ minHeight: 330 }} role="status" aria-label="Loading the calendar" />}>
      <DayPicker
        range={range}
        onPick={(day) => {
          const next = pick(range, day);
          onChange(next);
          if (next.end) onClose();
        }}
      />
    </Suspense>
    <Typography
      variant="caption"
      component="p"
      className="num"
      sx={{ borderTop: 1, borderColor: 'divider', mt: 3, pt: 3, color: 'text.secondary' }}
    >
      Selected: <b>{rangeText(range) || 'Any time'}</b>
    </Typography>
  </Box>
);

interface Props extends PickerProps {
  isOpen: boolean;
  /** The field it is anchored to. */
  anchor: RefObject<HTMLElement | null>;
}

/** The calendar of the 'Travel Dates' field: a popover, on phones a bottom sheet. A separate chunk, loaded on demand. */
export default function DatesOverlay({ isOpen, anchor, ...picker }: Props) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  return isPhone ? (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={picker.onClose}
      // The panel may itself be in a dialog, which a drawer would open behind.
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': 'Travel dates', sx: { borderRadius: '20px 20px 0 0' } },
      }}
    >
      <Picker {...picker} />
    </Drawer>
  ) : (
    <Popover
      open={isOpen}
      anchorEl={() => anchor.current}
      onClose={picker.onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': 'Travel dates', sx: { mt: 2, borderRadius: '20px' } },
      }}
    >
      <Picker {...picker} />
    </Popover>
  );
}
