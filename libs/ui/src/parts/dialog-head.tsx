import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Icon } from '../icons/icon';

interface Props {
  /** Of the title, which names the dialog. */
  id: string;
  title: string;
  onBack?: () => void;
  step?: string;
  onClose: () => void;
}

/** The first line of a dialog: its title, between the ways back and out. */
export const DialogHead = ({ id, title, onBack, step, onClose }: Props) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      pt: { xs: 4, sm: 5.5 },
      pl: { xs: 5, sm: 7 },
      pr: { xs: 2.5, sm: 5 },
      pb: 1,
    }}
  >
    {onBack && (
      <IconButton aria-label="Back" onClick={onBack} sx={{ ml: -3 }}>
        <Icon name="arrow-left" />
      </IconButton>
    )}
    <Typography variant="h4" component="h2" id={id} sx={{ flex: 1, minWidth: 0 }}>
      {title}
    </Typography>
    {step && (
      <Typography variant="body2" className="num" sx={{ fontWeight: 550, color: 'text.secondary' }}>
        {step}
      </Typography>
    )}
    <IconButton aria-label="Close" onClick={onClose}>
      <Icon name="close" />
    </IconButton>
  </Box>
);
