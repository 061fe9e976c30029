import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DestinationCard, ExploreCard, MountedPoster, PosterCard, SuggestionCard } from '@wayfellow/ui';
import { CaptionTab, TravelerCard, TripDates } from '@wayfellow/ui';
import type { ReactNode } from 'react';
import { destination, longName, poster, traveler } from '../samples';
import type { Story } from '../story';

const Narrow = ({ children }: { children: ReactNode }) => <Box sx={{ maxWidth: 340 }}>{children}</Box>;
const connect = (
  <Button variant="contained" color="secondary">
    Connect
  </Button>
);
const mine = { startDate: '2027-03-20', endDate: '2027-04-01' };
const theirs = { startDate: '2027-03-24', endDate: '2027-04-07' };

export const cards: Story = {
  id: 'cards',
  title: 'Cards',
  looks: {
    Traveler: (
      <Narrow>
        <TravelerCard card={traveler} sharedInterests={['food']} action={connect} />
      </Narrow>
    ),
    'Traveler with little to tell, own trip': (
      <Narrow>
        <TravelerCard
          card={{ ...traveler, name: longName, age: null, bio: null, interests: [], coverImage: null }}
          action={<Button variant="outlined">Edit Trip</Button>}
          ownTrip
        />
      </Narrow>
    ),
    Destination: (
      <Narrow>
        <DestinationCard
          destination={destination}
          actions={
            <>
              <Button variant="outlined">View</Button>
              <Button variant="contained">Plan Trip</Button>
            </>
          }
        />
      </Narrow>
    ),
    Explore: (
      <Narrow>
        <ExploreCard destination={destination} fact="March to June" href="#lisbon" heading="h3" />
      </Narrow>
    ),
    Suggestion: (
      <SuggestionCard
        heading="h3"
        person={{ userId: 1, name: traveler.name, age: 29, isVerified: true }}
        place={{ name: 'Lisbon', coverImage: poster }}
        detail="Mar 24 - Apr 7"
        trips={{ mine, theirs }}
        reasons={[
          { icon: 'calendar', fact: '9 days', text: 'in Lisbon together' },
          { icon: 'heart', fact: 'Food and hiking', text: 'for you both' },
          { icon: 'quiz', text: 'No quiz answers yet', quiet: true },
        ]}
        action={connect}
      />
    ),
    'Trip dates': <TripDates mine={mine} theirs={theirs} labels={{ theirs: 'Ana' }} />,
    'Trip dates that do not meet': (
      <TripDates mine={mine} theirs={{ startDate: '2027-04-10', endDate: '2027-04-14' }} />
    ),
    'Poster with a caption': (
      <Narrow>
        <PosterCard>
          <MountedPoster name="Lisbon" imageUrl={poster} ratio="16/11" caption="Lisbon" />
        </PosterCard>
      </Narrow>
    ),
    'Caption alone': (
      <Box sx={{ position: 'relative', height: 48 }}>
        <CaptionTab>Lisbon</CaptionTab>
      </Box>
    ),
  },
};
