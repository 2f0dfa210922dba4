import { cableBox } from './gallery/cable-box.ts'
import { campusMorning } from './gallery/campus-morning.ts'
import { chaiBreak } from './gallery/chai-break.ts'
import { circuit } from './gallery/circuit.ts'
import { demoDay } from './gallery/demo-day.ts'
import { gameNight } from './gallery/game-night.ts'
import { groupPhoto } from './gallery/group-photo.ts'
import { lanterns } from './gallery/lanterns.ts'
import { library } from './gallery/library.ts'
import { lineFollower } from './gallery/line-follower.ts'
import { nameBadges } from './gallery/name-badges.ts'
import { nightHack } from './gallery/night-hack.ts'
import { openingTalk } from './gallery/opening-talk.ts'
import { pairProgramming } from './gallery/pair-programming.ts'
import { paperPrototype } from './gallery/paper-prototype.ts'
import { podium } from './gallery/podium.ts'
import { posterWall } from './gallery/poster-wall.ts'
import { registrationDesk } from './gallery/registration-desk.ts'
import { remoteEvening } from './gallery/remote-evening.ts'
import { stickers } from './gallery/stickers.ts'
import { stickyWall } from './gallery/sticky-wall.ts'
import { sunrise } from './gallery/sunrise.ts'
import { weatherStation } from './gallery/weather-station.ts'
import { whiteboard } from './gallery/whiteboard.ts'

/** The twenty-four pictures of the sample gallery. */
export const gallery = [
  cableBox,
  campusMorning,
  chaiBreak,
  circuit,
  demoDay,
  gameNight,
  groupPhoto,
  lanterns,
  library,
  lineFollower,
  nameBadges,
  nightHack,
  openingTalk,
  pairProgramming,
  paperPrototype,
  podium,
  posterWall,
  registrationDesk,
  remoteEvening,
  stickers,
  stickyWall,
  sunrise,
  weatherStation,
  whiteboard,
]
