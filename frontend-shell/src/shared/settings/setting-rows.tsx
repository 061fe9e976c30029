import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Icon, type IconName, keepFocus } from '@wayfellow/ui';

const Section = styled('section')({ '& + section': { marginTop: 48 } });

interface SectionProps {
  title: string;
  /** One sentence below the title. */
  lead: string;
  children: ReactNode;
}

/** A section of the settings. */
export const SettingSection = ({ title, lead, children }: SectionProps) => {
  const id = useId();
  return (
    <Section ref={keepFocus} aria-labelledby={id}>
      <Typography variant="h4" component="h2" id={id}>
        {title}
      </Typography>
      <Typography sx={{ mt: 1, mb: 4, maxWidth: '60ch', color: 'text.secondary' }}>{lead}</Typography>
      {children}
    </Section>
  );
};

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '16px 16px 16px 20px',
  lineHeight: 1.4,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& > .drawn': { display: 'flex', color: theme.vars.palette.text.secondary },
  '& .title': { display: 'flex', flexWrap: 'wrap', gap: '2px 10px', alignItems: 'center' },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .more': { fontSize: '.9rem', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { padding: '14px 12px 14px 16px', columnGap: 14 },
}));

/** A list of settings in a card. */
export const SettingRows = ({ children }: { children: ReactNode }) => (
  <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Card>
);

interface RowProps {
  /** An icon of the set, or a custom element such as an avatar. */
  icon: IconName | ReactNode;
  title: string;
  tag?: ReactNode;
  /** In smaller text below the title. */
  more?: ReactNode;
  /** The button or link at its end. */
  action?: ReactNode;
}

const isName = (icon: RowProps['icon']): icon is IconName => typeof icon === 'string';

/** One setting: title, state and action. */
export const SettingRow = ({ icon, title, tag, more, action }: RowProps) => (
  <Row>
    <span className="drawn">{isName(icon) ? <Icon name={icon} /> : icon}</span>
    <div>
      <div className="title">
        <b>{title}</b>
        {tag}
      </div>
      {more && <div className="more">{more}</div>}
    </div>
    {action}
  </Row>
);
