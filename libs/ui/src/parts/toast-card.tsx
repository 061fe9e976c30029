import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Icon } from '../icons/icon';
import { radii } from '../theme/tokens';

interface ToastCardProps {
  title: string;
  description?: string;
  destructive?: boolean;
  onClose: () => void;
}

const Card = styled('div', { shouldForwardProp: (prop) => prop !== 'bad' })<{ bad?: boolean }>(
  ({ theme, bad }) => ({
    display: 'grid',
    gridTemplateColumns: '40px 1fr 44px',
    gap: 14,
    alignItems: 'start',
    width: 'min(420px,100%)',
    padding: '14px 8px 16px 14px',
    borderRadius: radii.card,
    boxShadow: 'var(--float)',
    backgroundColor: theme.vars.palette.background.paper,
    '& .round': {
      display: 'grid',
      placeItems: 'center',
      width: 40,
      height: 40,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette[bad ? 'error' : 'success'].tint,
      color: theme.vars.palette[bad ? 'error' : 'success'].main,
    },
  }),
);

/** A notice: an alert when something went wrong, otherwise a status. */
export const ToastCard = ({ title, description, destructive, onClose }: ToastCardProps) => (
  <Card bad={destructive} role={destructive ? 'alert' : 'status'}>
    <span className="round">
      <Icon name={destructive ? 'warning' : 'check'} />
    </span>
    <div>
      <Typography sx={{ fontWeight: 'bold' }}>{title}</Typography>
      {description && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {description}
        </Typography>
      )}
    </div>
    <IconButton aria-label="Dismiss" onClick={onClose} sx={{ mt: -1 }}>
      <Icon name="close" />
    </IconButton>
  </Card>
);
