import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Icon } from '../../icons/icon';
import type { IconName } from '../../icons/shapes';
import { radii } from '../../theme/tokens';

const icons = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  error: 'warning',
} as const satisfies Record<string, IconName>;

interface ToastCardProps {
  title: string;
  description?: string;
  severity: keyof typeof icons;
  /** A button below the text. */
  action?: { label: string; run: () => void };
  onClose: () => void;
}

const Card = styled('div', { shouldForwardProp: (prop) => prop !== 'severity' })<
  Pick<ToastCardProps, 'severity'>
>(({ theme, severity }) => ({
  display: 'grid',
  gridTemplateColumns: '40px 1fr 44px',
  gap: 14,
  alignItems: 'start',
  width: 'min(420px,100%)',
  padding: '14px 8px 16px 14px',
  borderRadius: radii.card,
  boxShadow: 'var(--float)',
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.background.paper,
  '& .round': {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette[severity].tint,
    color: theme.vars.palette[severity].main,
  },
}));

/** A toast: role `alert` for errors. Any other is announced by the live region that it is put into: one that comes filled is not. */
export const ToastCard = ({ title, description, severity, action, onClose }: ToastCardProps) => (
  <Card severity={severity} role={severity === 'error' ? 'alert' : undefined}>
    <span className="round">
      <Icon name={icons[severity]} />
    </span>
    <div>
      <Typography sx={{ fontWeight: 'bold' }}>{title}</Typography>
      {description && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {description}
        </Typography>
      )}
      {action && (
        <Button variant="text" size="small" onClick={action.run} sx={{ ml: -3, mt: 1 }}>
          {action.label}
        </Button>
      )}
    </div>
    <IconButton aria-label="Dismiss" onClick={onClose} sx={{ mt: -1 }}>
      <Icon name="close" />
    </IconButton>
  </Card>
);
