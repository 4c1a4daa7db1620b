import { Field, GraphQLISODateTime, ID, Int, ObjectType, InputType } from 'type-graphql';
import { PrinterConnection, PrinterProblem } from './printer.entity';
import { PrinterState } from './printer-state';

@ObjectType('Printer', { description: 'A ticket printer of the caller’s shop.' })
export class OwnPrinter {
  @Field(() => ID, { description: 'UUIDv7.' }) id!: string;
  @Field(() => String, { description: 'As the owner calls it.' }) name!: string;
  @Field(() => PrinterConnection, { description: 'How the ticket gets there.' }) connection!: PrinterConnection;

  @Field(() => String, { nullable: true, description: 'Address in the shop’s network, where it is written to.' })
  address!: string | null;

  @Field(() => Int, { description: 'Characters in a row: 32 on 58 mm paper, 48 on 80 mm.' }) columns!: number;
  @Field(() => PrinterState, { description: 'Whether it can be relied on.' }) state!: PrinterState;

  @Field(() => PrinterProblem, { nullable: true, description: 'What it reports while it answers but cannot print.' })
  problem!: PrinterProblem | null;

  @Field(() => Boolean, { description: 'The code on its paper was typed: until then it prints nothing else.' })
  isClaimed!: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it last answered or asked.' })
  seenAt!: Date | null;
}

@ObjectType({ description: 'A printer that was joined.' })
export class AddedPrinter {
  @Field(() => OwnPrinter) printer!: OwnPrinter;

  @Field(() => String, { nullable: true, description: 'Where a CLOUD printer is to ask; shown once, never again.' })
  pollingUrl!: string | null;
}

@InputType({ description: 'A printer to be joined.' })
export class NewPrinterInput {
  @Field(() => String, { description: 'As the owner calls it, at most 60 characters.' }) name!: string;
  @Field(() => PrinterConnection, { description: 'How the ticket gets there.' }) connection!: PrinterConnection;

  @Field(() => String, { nullable: true, description: '« 192.168.1.20 » or with a port; for NETWORK.' })
  address?: string | null;

  @Field(() => Int, { description: '32 for 58 mm paper, 48 for 80 mm.' }) columns!: number;
}
