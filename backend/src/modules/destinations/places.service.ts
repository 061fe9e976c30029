import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { fold, limits, plain, problems, rules } from '@wayfellow/contracts';
import { Repository } from 'typeorm';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { invalidInput } from '../../platform/problems/problem.js';
import { DestinationEntity } from './destination.entity.js';
import { renewNearPlaces } from './near-places.store.js';
import { PlaceStore } from './place.store.js';

interface Where {
  destinationId?: number | null;
  destination?: string | null;
}

/** Folding may expand a character to many, and an index entry is limited to some 2,700 bytes. */
const FOLDED_MAX_LENGTH = 4 * limits.destination.max;

/** The places that trips refer to: destinations, and places in a traveler's own words. */
@Injectable()
export class PlacesService {
  constructor(
    private readonly places: PlaceStore,
    @InjectRepository(DestinationEntity) private readonly destinations: Repository<DestinationEntity>,
    private readonly jobs: Jobs,
  ) {}

  /**
   * The id of the place that a trip goes to. A text that matches a known place, ignoring case and accents, is that
   * place; any other is added. `destinationId` wins if both are given.
   * @throws Problem 400 when the destination does not exist or nothing is left of the text when it is folded
   */
  idOf({ destinationId, destination }: Where): Promise<number> {
    return destinationId ? this.ofDestination(destinationId) : this.ofText(destination ?? '');
  }

  /** Says anew which places are near each other. Called by a job. */
  renewNear(): Promise<void> {
    return this.destinations.manager.transaction(renewNearPlaces);
  }

  private async ofDestination(destinationId: number): Promise<number> {
    return (await this.places.ofDestination(destinationId)) ?? (await this.link(destinationId));
  }

  private async ofText(text: string): Promise<number> {
    const name = text.trim();
    const folded = fold(name);
    if (!folded) throw invalidInput({ destination: rules.destination.text });
    if (folded.length > FOLDED_MAX_LENGTH) throw invalidInput({ destination: rules.destination.max.text });
    const known = await this.places.ofText(folded);
    if (known?.destinationId) return known.id;
    const destinationId = await this.named(name);
    if (destinationId) return this.ofDestination(destinationId);
    return known?.id ?? this.places.add({ name, folded });
  }

  /**
   * The destination of a name, which may have no place yet: nobody has planned a trip there, or it was added after
   * travelers had named it in their own words.
   */
  private async named(name: string): Promise<number | undefined> {
    const all = await this.destinations.find({ select: { id: true, name: true } });
    return all.find((one) => plain(one.name) === plain(name))?.id;
  }

  /** Adds a destination's place, or takes over the one that travelers had added under its name. */
  private async link(destinationId: number): Promise<number> {
    const destination = await this.destinations.findOne({
      select: { name: true },
      where: { id: destinationId },
    });
    if (!destination) throw invalidInput({ destinationId: problems['unknown-destination'].detail });
    const { name } = destination;
    const id = await this.places.add({ name, folded: fold(name), destinationId });
    this.jobs.add('destinations', 'near-places', {});
    return id;
  }
}
