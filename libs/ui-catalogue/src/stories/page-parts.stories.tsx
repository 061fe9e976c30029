import {
  DestinationPoster,
  LinkButton,
  NotchedHero,
  Page,
  PageHeader,
  ParentLink,
  Section,
  SectionHeader,
  TextLink,
} from '@wayfellow/ui';
import { destination } from '../samples';
import type { Story } from '../story';

export const pageParts: Story = {
  id: 'page-parts',
  title: 'Page parts',
  looks: {
    'Page with its header and a section': (
      <Page>
        <PageHeader
          parent={<ParentLink href="#home">Home</ParentLink>}
          title="Explore Destinations"
          lead="Where other travelers are heading in the coming months."
          action={
            <LinkButton href="#plan" variant="contained">
              Plan Trip
            </LinkButton>
          }
        />
        <Section labelledBy="popular">
          <SectionHeader
            id="popular"
            title="Popular now"
            lead="By the number of travelers."
            action={
              <TextLink href="#all" standalone>
                All
              </TextLink>
            }
          />
          <p>What the section holds.</p>
        </Section>
      </Page>
    ),
    'Picture with a tab cut out of it': (
      <NotchedHero>
        <div className="picture">
          <DestinationPoster name={destination.name} imageUrl={destination.imageUrl} />
        </div>
        <div className="tab">{destination.name}</div>
      </NotchedHero>
    ),
  },
};
