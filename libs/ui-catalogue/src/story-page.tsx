import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Page } from '@wayfellow/ui';
import { stories } from './stories';

/** A single story, as shown in the catalogue's iframe. */
export const StoryPage = ({ id }: { id: string }) => {
  const story = stories.find((each) => each.id === id);
  if (!story) return <Typography variant="h1">No story is called {id}</Typography>;
  return (
    <Page sx={{ py: 6 }}>
      <main>
        <Typography variant="h1">{story.title}</Typography>
        {Object.entries(story.looks).map(([name, look]) => (
          <Box component="section" key={name} sx={{ mt: 8 }} aria-label={name}>
            <Typography variant="h6" component="h2" sx={{ mb: 3, color: 'text.secondary' }}>
              {name}
            </Typography>
            {look}
          </Box>
        ))}
      </main>
    </Page>
  );
};
