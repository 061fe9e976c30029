import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type MeetupView, townOf } from '@wayfellow/contracts';
import { DestinationPoster, Icon, NotchedHero, Page } from '@wayfellow/ui';
import { lengthText, whenText } from '../data/words';

const Hero = styled(NotchedHero)(({ theme }) => ({
  '& .picture': { height: 300 },
  '& .tab': { overflowWrap: 'anywhere' },
  '& .facts': { display: 'flex', flexWrap: 'wrap', gap: '6px 28px', marginTop: 10, fontWeight: 550 },
  '& .facts > p': { display: 'flex', gap: 9, alignItems: 'center' },
  '& .facts svg': { color: theme.vars.palette.primary.main },
  [theme.breakpoints.down('sm')]: {
    '& .picture': { height: 240 },
    '& .facts': { flexDirection: 'column', gap: 6 },
  },
}));

interface Props {
  meetup: MeetupView;
  /** The picture of the place, from the viewer's trip there. */
  coverImage: string | null | undefined;
}

/** The place of a meetup in a picture, with what, when and where on a tab cut out of it. */
export const MeetupHead = ({ meetup, coverImage }: Props) => {
  const { title, minutes, area, destination } = meetup;
  return (
    <Page sx={{ pt: { xs: 0, sm: 6 } }}>
      <Hero>
        <div className="picture">
          <DestinationPoster name={destination} imageUrl={coverImage} />
        </div>
        <div className="tab">
          <Typography variant="h1">{title || 'Meetup'}</Typography>
          <div className="facts num">
            <p>
              <Icon name="calendar" />
              {whenText(meetup)}
            </p>
            <p>
              <Icon name="clock" />
              {lengthText(minutes)}
            </p>
            <p>
              <Icon name="pin" />
              {[area, destination && townOf(destination)].filter(Boolean).join(', ')}
            </p>
          </div>
        </div>
      </Hero>
    </Page>
  );
};
