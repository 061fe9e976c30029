import { styled } from '@mui/material/styles';
import { Switch } from '@wayfellow/ui';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  minHeight: 44,
  padding: '12px 16px 12px 20px',
  lineHeight: 1.4,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > div': { flex: 1 },
  '& b': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '.9rem', color: theme.vars.palette.text.secondary },
}));

interface Props {
  title: string;
  text: string;
  checked?: boolean;
  /** Without it there is no switch. */
  onChange?: (isOn: boolean) => void;
}

/** A setting with a sentence about it, and a switch. */
export const SwitchRow = ({ title, text, checked = false, onChange }: Props) => (
  <Row>
    <div>
      <b>{title}</b>
      <small>{text}</small>
    </div>
    {onChange && <Switch label={title} checked={checked} onChange={onChange} />}
  </Row>
);
