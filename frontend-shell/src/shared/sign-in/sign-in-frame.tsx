import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ShoreScene } from '../scene/shore-scene';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  minHeight: 'calc(100dvh - var(--frame-top) - var(--frame-bottom))',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  '& > .picture': {
    position: 'sticky',
    top: 96,
    height: 'calc(100vh - 120px)',
    maxHeight: 820,
    overflow: 'hidden',
    margin: '24px 0 24px 24px',
    borderRadius: 20,
    backgroundColor: 'var(--h-sky1)',
    [theme.breakpoints.down('md')]: { display: 'none' },
  },
  '& > .form': {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    minWidth: 0,
    padding: '48px 32px',
    [theme.breakpoints.down('sm')]: { padding: '28px 20px 40px' },
  },
  '& > .form > *': { width: '100%', maxWidth: 460 },
}));

interface Props {
  title: string;
  /** The line below the title, with a link to the other screen (login or register). */
  lead: ReactNode;
  children: ReactNode;
}

/** The layout of the login and register screens: a picture next to the form, only the form on smaller screens. */
export const SignInFrame = ({ title, lead, children }: Props) => (
  <Layout>
    <div className="picture" aria-hidden="true">
      <ShoreScene viewBox="880 -120 720 820" preserveAspectRatio="xMidYMax slice" />
      <Typography
        variant="h2"
        component="p"
        sx={{ position: 'absolute', left: 44, right: 44, top: 48, maxWidth: '15ch', fontWeight: 500 }}
      >
        Somebody is going where you are going.
      </Typography>
    </div>
    <div className="form">
      <div>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.8rem', sm: '2.441rem' } }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 1.5, mb: 4.5, color: 'text.secondary' }}>{lead}</Typography>
        {children}
      </div>
    </div>
  </Layout>
);
