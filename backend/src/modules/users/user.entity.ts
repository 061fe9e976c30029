import type { Standing } from '@wayfellow/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('users')
export class UserEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  username: string;

  /** `usernameKey(username)`. The unique index for sign-in is on this column. */
  @Column('text', { name: 'username_key' })
  usernameKey: string;

  @Column('text')
  email: string;

  /** The last confirmed address. Differs from `email` while a new one awaits confirmation. */
  @Column('text', { name: 'confirmed_email', nullable: true })
  confirmedEmail: string | null;

  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  @Column('text')
  name: string;

  @Column('int', { nullable: true })
  age: number | null;

  @Column('text', { nullable: true })
  bio: string | null;

  @Column('text', { name: 'profile_image', nullable: true })
  profileImage: string | null;

  @Column('text', { default: 'active' })
  standing: Standing;

  /** The version of rules, terms and privacy page that was accepted, and when. Null for older accounts. */
  @Column('text', { name: 'terms_version', nullable: true })
  termsVersion: string | null;

  @Column('timestamptz', { name: 'terms_at', nullable: true })
  termsAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
