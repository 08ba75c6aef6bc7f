import type { FlowShape } from '../flow-shape.ts'
import { activation } from './activation.ts'
import { activity } from './activity.ts'
import { actor } from './actor.ts'
import { artifact } from './artifact.ts'
import { boundary } from './boundary.ts'
import { umlClass } from './class.ts'
import { component } from './component.ts'
import { control } from './control.ts'
import { umlDivider } from './divider.ts'
import { entityObject } from './entity.ts'
import { final } from './final.ts'
import { fork } from './fork.ts'
import { fragment } from './fragment.ts'
import { umlFrames } from './frames.ts'
import { initial } from './initial.ts'
import { umlInterface } from './interface.ts'
import { lifeline } from './lifeline.ts'
import { umlMember } from './member.ts'
import { umlNode } from './node.ts'
import { umlNote } from './note.ts'
import { umlObject } from './object.ts'
import { umlPackage } from './package.ts'
import { pseudoStates } from './pseudo-states.ts'
import { signals } from './signals.ts'
import { state } from './state.ts'
import { useCase } from './use-case.ts'

/** The Unified Modeling Language, in the order people are shown them. */
export const uml: readonly FlowShape[] = [
  umlClass,
  umlObject,
  umlMember,
  umlDivider,
  umlInterface,
  umlPackage,
  component,
  umlNode,
  artifact,
  umlNote,
  actor,
  useCase,
  state,
  activity,
  initial,
  final,
  fork,
  lifeline,
  activation,
  fragment,
  boundary,
  control,
  entityObject,
  ...umlFrames,
  ...signals,
  ...pseudoStates,
]
