import { LinkButton, Page, PageHeader, Section, SectionHeader, TextLink } from '@wayfellow/ui';
import type { Story } from '../story';

export const pageParts: Story = {
  id: 'page-parts',
  title: 'Page parts',
  looks: {
    'Page with its header and a section': (
      <Page>
        <PageHeader
          parent={
            <TextLink href="#home" standalone>
              Home
            </TextLink>
          }
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
  },
};
