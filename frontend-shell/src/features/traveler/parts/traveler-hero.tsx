import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { TravelerProfileView } from '@wayfellow/contracts';
import { AvatarWithFallback, DestinationPoster, MoreButton, NotchedHero } from '@wayfellow/ui';
import { openPersonMenu } from '@wayfellow/web';

const Hero = styled(NotchedHero)(({ theme }) => ({
  '& .picture': { height: 344 },
  '& .tab': { display: 'flex', gap: 24, alignItems: 'center', paddingBottom: 2 },
  '& .more': { position: 'absolute', top: 18, right: 18 },
  [theme.breakpoints.down('sm')]: {
    '& .picture': { height: 200 },
    '& .tab': { gap: 16, maxWidth: 'calc(100% - 28px)', marginTop: -44, paddingTop: 16, paddingRight: 16 },
    '& .more': { top: 14, right: 14 },
  },
}));

const listOf = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' });

/** 'Going to Japan and Vietnam', each place once; undefined without trips. */
const goingTo = ({ trips }: TravelerProfileView): string | undefined => {
  const places = [...new Set(trips.map(({ destination }) => destination))].slice(0, 3);
  return places.length > 0 ? `Going to ${listOf.format(places)}` : undefined;
};

/** The picture of the shared or next trip, with the traveler's name on a tab cut out of it. */
export const TravelerHero = ({ person, hasMenu }: { person: TravelerProfileView; hasMenu: boolean }) => {
  const { id, name, age, profileImage, photoId, shared, trips, connection } = person;
  const trip = shared ?? trips[0];
  const going = goingTo(person);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Hero>
      <div className="picture">
        <DestinationPoster name={trip?.destination ?? name} imageUrl={trip?.coverImage} />
      </div>
      {hasMenu && (
        <div className="more">
          <MoreButton
            name={name}
            raised
            onOpen={(button) =>
              openPersonMenu({ id, name, isMatched: connection === 'matched', photoId }, button)
            }
          />
        </div>
      )}
      <div className="tab">
        <AvatarWithFallback id={id} name={name} src={profileImage} size={isPhone ? 84 : 104} />
        <Box sx={{ minWidth: 0 }}>
          <Typography
            variant="h1"
            sx={{ fontSize: { xs: '1.6rem', sm: '2.441rem' }, overflowWrap: 'anywhere' }}
          >
            {name}
            {age != null && `, ${age}`}
          </Typography>
          {going && (
            <Typography sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>{going}</Typography>
          )}
        </Box>
      </div>
    </Hero>
  );
};
