import { AvatarWithFallback, ChipRow, GroupPicture, VerifiedSeal } from '@wayfellow/ui';
import { poster } from '../../samples';
import type { Story } from '../../story';

const sizes = ['xs', 'sm', 'md', 'lg'] as const;

export const avatars: Story = {
  id: 'avatars',
  title: 'Avatars',
  looks: {
    Photo: <AvatarWithFallback id={1} name="Ana" src={poster} size="lg" ring />,
    'Initial, by size': (
      <ChipRow>
        {sizes.map((size) => (
          <AvatarWithFallback key={size} id={1} name="Ana" size={size} />
        ))}
      </ChipRow>
    ),
    'Initial, by person': (
      <ChipRow>
        {['Ana', 'Ben', 'Chloé', 'Dan', 'Eva'].map((name, id) => (
          <AvatarWithFallback key={name} id={id} name={name} />
        ))}
      </ChipRow>
    ),
    'A photo that does not load': <AvatarWithFallback id={2} name="Ben" src="data:image/png," />,
    'Of a group': (
      <GroupPicture
        title="Lisbon on foot"
        people={[
          { id: 1, name: 'Ana', profileImage: poster },
          { id: 2, name: 'Ben' },
        ]}
      />
    ),
    'Of a group without anybody else': <GroupPicture title="Lisbon on foot" people={[]} />,
    'Verified seal': (
      <p>
        Ana Duarte <VerifiedSeal />
      </p>
    ),
    'Verified seal with its word': <VerifiedSeal label />,
  },
};
