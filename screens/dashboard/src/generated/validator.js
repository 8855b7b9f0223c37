// Compiled from the schema: do not edit.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const validateDefault = validate10;
const func2 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("^[0-9]{1,5}$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func2(data0) > 200) {
					const err1 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (func2(data0) < 1) {
					const err2 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.every !== void 0) {
			let data1 = data.every;
			if (typeof data1 === "string") {
				if (!pattern0.test(data1)) {
					const err4 = {
						instancePath: instancePath + "/every",
						schemaPath: "#/properties/every/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{1,5}$" },
						message: "must match pattern \"^[0-9]{1,5}$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/every",
					schemaPath: "#/properties/every/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.dashboards !== void 0) {
			let data2 = data.dashboards;
			if (typeof data2 === "string") {
				if (func2(data2) > 4e3) {
					const err6 = {
						instancePath: instancePath + "/dashboards",
						schemaPath: "#/properties/dashboards/maxLength",
						keyword: "maxLength",
						params: { limit: 4e3 },
						message: "must NOT have more than 4000 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/dashboards",
					schemaPath: "#/properties/dashboards/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
const widgetClip = validate11;
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.format === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "format" },
				message: "must have required property 'format'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.formatVersion === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "formatVersion" },
				message: "must have required property 'formatVersion'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.widgets === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "widgets" },
				message: "must have required property 'widgets'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "format" || key0 === "formatVersion" || key0 === "widgets")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.format !== void 0) {
			let data0 = data.format;
			if (typeof data0 !== "string") {
				const err4 = {
					instancePath: instancePath + "/format",
					schemaPath: "#/properties/format/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if ("airshed-widgets" !== data0) {
				const err5 = {
					instancePath: instancePath + "/format",
					schemaPath: "#/properties/format/const",
					keyword: "const",
					params: { allowedValue: "airshed-widgets" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.formatVersion !== void 0) {
			let data1 = data.formatVersion;
			if (!(typeof data1 == "number")) {
				const err6 = {
					instancePath: instancePath + "/formatVersion",
					schemaPath: "#/properties/formatVersion/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (1 !== data1) {
				const err7 = {
					instancePath: instancePath + "/formatVersion",
					schemaPath: "#/properties/formatVersion/const",
					keyword: "const",
					params: { allowedValue: 1 },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.widgets !== void 0) {
			let data2 = data.widgets;
			if (Array.isArray(data2)) {
				if (data2.length > 100) {
					const err8 = {
						instancePath: instancePath + "/widgets",
						schemaPath: "#/properties/widgets/maxItems",
						keyword: "maxItems",
						params: { limit: 100 },
						message: "must NOT have more than 100 items"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data2.length < 1) {
					const err9 = {
						instancePath: instancePath + "/widgets",
						schemaPath: "#/properties/widgets/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
						if (data3.id === void 0) {
							const err10 = {
								instancePath: instancePath + "/widgets/" + i0,
								schemaPath: "#/properties/widgets/items/required",
								keyword: "required",
								params: { missingProperty: "id" },
								message: "must have required property 'id'"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (data3.type === void 0) {
							const err11 = {
								instancePath: instancePath + "/widgets/" + i0,
								schemaPath: "#/properties/widgets/items/required",
								keyword: "required",
								params: { missingProperty: "type" },
								message: "must have required property 'type'"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
						if (data3.configVersion === void 0) {
							const err12 = {
								instancePath: instancePath + "/widgets/" + i0,
								schemaPath: "#/properties/widgets/items/required",
								keyword: "required",
								params: { missingProperty: "configVersion" },
								message: "must have required property 'configVersion'"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (data3.layout === void 0) {
							const err13 = {
								instancePath: instancePath + "/widgets/" + i0,
								schemaPath: "#/properties/widgets/items/required",
								keyword: "required",
								params: { missingProperty: "layout" },
								message: "must have required property 'layout'"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						if (data3.config === void 0) {
							const err14 = {
								instancePath: instancePath + "/widgets/" + i0,
								schemaPath: "#/properties/widgets/items/required",
								keyword: "required",
								params: { missingProperty: "config" },
								message: "must have required property 'config'"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						if (data3.id !== void 0) {
							if (typeof data3.id !== "string") {
								const err15 = {
									instancePath: instancePath + "/widgets/" + i0 + "/id",
									schemaPath: "#/properties/widgets/items/properties/id/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						}
						if (data3.type !== void 0) {
							let data5 = data3.type;
							if (typeof data5 === "string") {
								if (func2(data5) > 100) {
									const err16 = {
										instancePath: instancePath + "/widgets/" + i0 + "/type",
										schemaPath: "#/properties/widgets/items/properties/type/maxLength",
										keyword: "maxLength",
										params: { limit: 100 },
										message: "must NOT have more than 100 characters"
									};
									if (vErrors === null) vErrors = [err16];
									else vErrors.push(err16);
									errors++;
								}
								if (func2(data5) < 1) {
									const err17 = {
										instancePath: instancePath + "/widgets/" + i0 + "/type",
										schemaPath: "#/properties/widgets/items/properties/type/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
								}
							} else {
								const err18 = {
									instancePath: instancePath + "/widgets/" + i0 + "/type",
									schemaPath: "#/properties/widgets/items/properties/type/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
						}
						if (data3.configVersion !== void 0) {
							let data6 = data3.configVersion;
							if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
								const err19 = {
									instancePath: instancePath + "/widgets/" + i0 + "/configVersion",
									schemaPath: "#/properties/widgets/items/properties/configVersion/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
							if (typeof data6 == "number") {
								if (data6 < 1 || isNaN(data6)) {
									const err20 = {
										instancePath: instancePath + "/widgets/" + i0 + "/configVersion",
										schemaPath: "#/properties/widgets/items/properties/configVersion/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 1
										},
										message: "must be >= 1"
									};
									if (vErrors === null) vErrors = [err20];
									else vErrors.push(err20);
									errors++;
								}
							}
						}
						if (data3.layout !== void 0) {
							let data7 = data3.layout;
							if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
								if (data7.xl === void 0) {
									const err21 = {
										instancePath: instancePath + "/widgets/" + i0 + "/layout",
										schemaPath: "#/properties/widgets/items/properties/layout/required",
										keyword: "required",
										params: { missingProperty: "xl" },
										message: "must have required property 'xl'"
									};
									if (vErrors === null) vErrors = [err21];
									else vErrors.push(err21);
									errors++;
								}
								if (data7.lg === void 0) {
									const err22 = {
										instancePath: instancePath + "/widgets/" + i0 + "/layout",
										schemaPath: "#/properties/widgets/items/properties/layout/required",
										keyword: "required",
										params: { missingProperty: "lg" },
										message: "must have required property 'lg'"
									};
									if (vErrors === null) vErrors = [err22];
									else vErrors.push(err22);
									errors++;
								}
								if (data7.md === void 0) {
									const err23 = {
										instancePath: instancePath + "/widgets/" + i0 + "/layout",
										schemaPath: "#/properties/widgets/items/properties/layout/required",
										keyword: "required",
										params: { missingProperty: "md" },
										message: "must have required property 'md'"
									};
									if (vErrors === null) vErrors = [err23];
									else vErrors.push(err23);
									errors++;
								}
								if (data7.sm === void 0) {
									const err24 = {
										instancePath: instancePath + "/widgets/" + i0 + "/layout",
										schemaPath: "#/properties/widgets/items/properties/layout/required",
										keyword: "required",
										params: { missingProperty: "sm" },
										message: "must have required property 'sm'"
									};
									if (vErrors === null) vErrors = [err24];
									else vErrors.push(err24);
									errors++;
								}
								if (data7.xs === void 0) {
									const err25 = {
										instancePath: instancePath + "/widgets/" + i0 + "/layout",
										schemaPath: "#/properties/widgets/items/properties/layout/required",
										keyword: "required",
										params: { missingProperty: "xs" },
										message: "must have required property 'xs'"
									};
									if (vErrors === null) vErrors = [err25];
									else vErrors.push(err25);
									errors++;
								}
								if (data7.xl !== void 0) {
									let data8 = data7.xl;
									if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
										if (data8.x === void 0) {
											const err26 = {
												instancePath: instancePath + "/widgets/" + i0 + "/layout/xl",
												schemaPath: "#/properties/widgets/items/properties/layout/properties/xl/required",
												keyword: "required",
												params: { missingProperty: "x" },
												message: "must have required property 'x'"
											};
											if (vErrors === null) vErrors = [err26];
											else vErrors.push(err26);
											errors++;
										}
										if (data8.y === void 0) {
											const err27 = {
												instancePath: instancePath + "/widgets/" + i0 + "/layout/xl",
												schemaPath: "#/properties/widgets/items/properties/layout/properties/xl/required",
												keyword: "required",
												params: { missingProperty: "y" },
												message: "must have required property 'y'"
											};
											if (vErrors === null) vErrors = [err27];
											else vErrors.push(err27);
											errors++;
										}
										if (data8.w === void 0) {
											const err28 = {
												instancePath: instancePath + "/widgets/" + i0 + "/layout/xl",
												schemaPath: "#/properties/widgets/items/properties/layout/properties/xl/required",
												keyword: "required",
												params: { missingProperty: "w" },
												message: "must have required property 'w'"
											};
											if (vErrors === null) vErrors = [err28];
											else vErrors.push(err28);
											errors++;
										}
										if (data8.h === void 0) {
											const err29 = {
												instancePath: instancePath + "/widgets/" + i0 + "/layout/xl",
												schemaPath: "#/properties/widgets/items/properties/layout/properties/xl/required",
												keyword: "required",
												params: { missingProperty: "h" },
												message: "must have required property 'h'"
											};
											if (vErrors === null) vErrors = [err29];
											else vErrors.push(err29);
											errors++;
										}
										if (data8.x !== void 0) {
											let data9 = data8.x;
											if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
												const err30 = {
													instancePath: instancePath + "/widgets/" + i0 + "/layout/xl/x",
													schemaPath: "#/properties/widgets/items/properties/layout/properties/xl/properties/x/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err30];
												else vErrors.push(err30);
												errors++;
											}
										}
										if (data8.y !== void 0) {
											let data10 = data8.y;
											if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10))) {
												const err31 = {
													instancePath: instancePath + "/widgets/" + i0 + "/layout/xl/y",
													schemaPath: "#/properties/widgets/items/properties/layout/properties/xl/properties/y/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err31];
												else vErrors.push(err31);
												errors++;
											}
										}
										if (data8.w !== void 0) {
											let data11 = data8.w;
											if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11))) {
												const err32 = {
													instancePath: instancePath + "/widgets/" + i0 + "/layout/xl/w",
													schemaPath: "#/properties/widgets/items/properties/layout/properties/xl/properties/w/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err32];
												else vErrors.push(err32);
												errors++;
											}
											if (typeof data11 == "number") {
												if (data11 < 1 || isNaN(data11)) {
													const err33 = {
														instancePath: instancePath + "/widgets/" + i0 + "/layout/xl/w",
														schemaPath: "#/properties/widgets/items/properties/layout/properties/xl/properties/w/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 1
														},
														message: "must be >= 1"
													};
													if (vErrors === null) vErrors = [err33];
													else vErrors.push(err33);
													errors++;
												}
											}
										}
										if (data8.h !== void 0) {
											let data12 = data8.h;
											if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12))) {
												const err34 = {
													instancePath: instancePath + "/widgets/" + i0 + "/layout/xl/h",
													schemaPath: "#/properties/widgets/items/properties/layout/properties/xl/properties/h/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err34];
												else vErrors.push(err34);
												errors++;
											}
											if (typeof data12 == "number") {
												if (data12 < 1 || isNaN(data12)) {
													const err35 = {
														instancePath: instancePath + "/widgets/" + i0 + "/layout/xl/h",
														schemaPath: "#/properties/widgets/items/properties/layout/properties/xl/properties/h/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 1
														},
														message: "must be >= 1"
													};
													if (vErrors === null) vErrors = [err35];
													else vErrors.push(err35);
													errors++;
												}
											}
										}
									} else {
										const err36 = {
											instancePath: instancePath + "/widgets/" + i0 + "/layout/xl",
											schemaPath: "#/properties/widgets/items/properties/layout/properties/xl/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err36];
										else vErrors.push(err36);
										errors++;
									}
								}
								if (data7.lg !== void 0) {
									let data13 = data7.lg;
									if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
										if (data13.x === void 0) {
											const err37 = {
												instancePath: instancePath + "/widgets/" + i0 + "/layout/lg",
												schemaPath: "#/properties/widgets/items/properties/layout/properties/lg/required",
												keyword: "required",
												params: { missingProperty: "x" },
												message: "must have required property 'x'"
											};
											if (vErrors === null) vErrors = [err37];
											else vErrors.push(err37);
											errors++;
										}
										if (data13.y === void 0) {
											const err38 = {
												instancePath: instancePath + "/widgets/" + i0 + "/layout/lg",
												schemaPath: "#/properties/widgets/items/properties/layout/properties/lg/required",
												keyword: "required",
												params: { missingProperty: "y" },
												message: "must have required property 'y'"
											};
											if (vErrors === null) vErrors = [err38];
											else vErrors.push(err38);
											errors++;
										}
										if (data13.w === void 0) {
											const err39 = {
												instancePath: instancePath + "/widgets/" + i0 + "/layout/lg",
												schemaPath: "#/properties/widgets/items/properties/layout/properties/lg/required",
												keyword: "required",
												params: { missingProperty: "w" },
												message: "must have required property 'w'"
											};
											if (vErrors === null) vErrors = [err39];
											else vErrors.push(err39);
											errors++;
										}
										if (data13.h === void 0) {
											const err40 = {
												instancePath: instancePath + "/widgets/" + i0 + "/layout/lg",
												schemaPath: "#/properties/widgets/items/properties/layout/properties/lg/required",
												keyword: "required",
												params: { missingProperty: "h" },
												message: "must have required property 'h'"
											};
											if (vErrors === null) vErrors = [err40];
											else vErrors.push(err40);
											errors++;
										}
										if (data13.x !== void 0) {
											let data14 = data13.x;
											if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14))) {
												const err41 = {
													instancePath: instancePath + "/widgets/" + i0 + "/layout/lg/x",
													schemaPath: "#/properties/widgets/items/properties/layout/properties/lg/properties/x/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err41];
												else vErrors.push(err41);
												errors++;
											}
										}
										if (data13.y !== void 0) {
											let data15 = data13.y;
											if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15))) {
												const err42 = {
													instancePath: instancePath + "/widgets/" + i0 + "/layout/lg/y",
													schemaPath: "#/properties/widgets/items/properties/layout/properties/lg/properties/y/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err42];
												else vErrors.push(err42);
												errors++;
											}
										}
										if (data13.w !== void 0) {
											let data16 = data13.w;
											if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
												const err43 = {
													instancePath: instancePath + "/widgets/" + i0 + "/layout/lg/w",
													schemaPath: "#/properties/widgets/items/properties/layout/properties/lg/properties/w/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err43];
												else vErrors.push(err43);
												errors++;
											}
											if (typeof data16 == "number") {
												if (data16 < 1 || isNaN(data16)) {
													const err44 = {
														instancePath: instancePath + "/widgets/" + i0 + "/layout/lg/w",
														schemaPath: "#/properties/widgets/items/properties/layout/properties/lg/properties/w/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 1
														},
														message: "must be >= 1"
													};
													if (vErrors === null) vErrors = [err44];
													else vErrors.push(err44);
													errors++;
												}
											}
										}
										if (data13.h !== void 0) {
											let data17 = data13.h;
											if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17))) {
												const err45 = {
													instancePath: instancePath + "/widgets/" + i0 + "/layout/lg/h",
													schemaPath: "#/properties/widgets/items/properties/layout/properties/lg/properties/h/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err45];
												else vErrors.push(err45);
												errors++;
											}
											if (typeof data17 == "number") {
												if (data17 < 1 || isNaN(data17)) {
													const err46 = {
														instancePath: instancePath + "/widgets/" + i0 + "/layout/lg/h",
														schemaPath: "#/properties/widgets/items/properties/layout/properties/lg/properties/h/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 1
														},
														message: "must be >= 1"
													};
													if (vErrors === null) vErrors = [err46];
													else vErrors.push(err46);
													errors++;
												}
											}
										}
									} else {
										const err47 = {
											instancePath: instancePath + "/widgets/" + i0 + "/layout/lg",
											schemaPath: "#/properties/widgets/items/properties/layout/properties/lg/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err47];
										else vErrors.push(err47);
										errors++;
									}
								}
								if (data7.md !== void 0) {
									let data18 = data7.md;
									if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
										if (data18.x === void 0) {
											const err48 = {
												instancePath: instancePath + "/widgets/" + i0 + "/layout/md",
												schemaPath: "#/properties/widgets/items/properties/layout/properties/md/required",
												keyword: "required",
												params: { missingProperty: "x" },
												message: "must have required property 'x'"
											};
											if (vErrors === null) vErrors = [err48];
											else vErrors.push(err48);
											errors++;
										}
										if (data18.y === void 0) {
											const err49 = {
												instancePath: instancePath + "/widgets/" + i0 + "/layout/md",
												schemaPath: "#/properties/widgets/items/properties/layout/properties/md/required",
												keyword: "required",
												params: { missingProperty: "y" },
												message: "must have required property 'y'"
											};
											if (vErrors === null) vErrors = [err49];
											else vErrors.push(err49);
											errors++;
										}
										if (data18.w === void 0) {
											const err50 = {
												instancePath: instancePath + "/widgets/" + i0 + "/layout/md",
												schemaPath: "#/properties/widgets/items/properties/layout/properties/md/required",
												keyword: "required",
												params: { missingProperty: "w" },
												message: "must have required property 'w'"
											};
											if (vErrors === null) vErrors = [err50];
											else vErrors.push(err50);
											errors++;
										}
										if (data18.h === void 0) {
											const err51 = {
												instancePath: instancePath + "/widgets/" + i0 + "/layout/md",
												schemaPath: "#/properties/widgets/items/properties/layout/properties/md/required",
												keyword: "required",
												params: { missingProperty: "h" },
												message: "must have required property 'h'"
											};
											if (vErrors === null) vErrors = [err51];
											else vErrors.push(err51);
											errors++;
										}
										if (data18.x !== void 0) {
											let data19 = data18.x;
											if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19))) {
												const err52 = {
													instancePath: instancePath + "/widgets/" + i0 + "/layout/md/x",
													schemaPath: "#/properties/widgets/items/properties/layout/properties/md/properties/x/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err52];
												else vErrors.push(err52);
												errors++;
											}
										}
										if (data18.y !== void 0) {
											let data20 = data18.y;
											if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20))) {
												const err53 = {
													instancePath: instancePath + "/widgets/" + i0 + "/layout/md/y",
													schemaPath: "#/properties/widgets/items/properties/layout/properties/md/properties/y/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err53];
												else vErrors.push(err53);
												errors++;
											}
										}
										if (data18.w !== void 0) {
											let data21 = data18.w;
											if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21))) {
												const err54 = {
													instancePath: instancePath + "/widgets/" + i0 + "/layout/md/w",
													schemaPath: "#/properties/widgets/items/properties/layout/properties/md/properties/w/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err54];
												else vErrors.push(err54);
												errors++;
											}
											if (typeof data21 == "number") {
												if (data21 < 1 || isNaN(data21)) {
													const err55 = {
														instancePath: instancePath + "/widgets/" + i0 + "/layout/md/w",
														schemaPath: "#/properties/widgets/items/properties/layout/properties/md/properties/w/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 1
														},
														message: "must be >= 1"
													};
													if (vErrors === null) vErrors = [err55];
													else vErrors.push(err55);
													errors++;
												}
											}
										}
										if (data18.h !== void 0) {
											let data22 = data18.h;
											if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22))) {
												const err56 = {
													instancePath: instancePath + "/widgets/" + i0 + "/layout/md/h",
													schemaPath: "#/properties/widgets/items/properties/layout/properties/md/properties/h/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err56];
												else vErrors.push(err56);
												errors++;
											}
											if (typeof data22 == "number") {
												if (data22 < 1 || isNaN(data22)) {
													const err57 = {
														instancePath: instancePath + "/widgets/" + i0 + "/layout/md/h",
														schemaPath: "#/properties/widgets/items/properties/layout/properties/md/properties/h/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 1
														},
														message: "must be >= 1"
													};
													if (vErrors === null) vErrors = [err57];
													else vErrors.push(err57);
													errors++;
												}
											}
										}
									} else {
										const err58 = {
											instancePath: instancePath + "/widgets/" + i0 + "/layout/md",
											schemaPath: "#/properties/widgets/items/properties/layout/properties/md/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err58];
										else vErrors.push(err58);
										errors++;
									}
								}
								if (data7.sm !== void 0) {
									let data23 = data7.sm;
									if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
										if (data23.x === void 0) {
											const err59 = {
												instancePath: instancePath + "/widgets/" + i0 + "/layout/sm",
												schemaPath: "#/properties/widgets/items/properties/layout/properties/sm/required",
												keyword: "required",
												params: { missingProperty: "x" },
												message: "must have required property 'x'"
											};
											if (vErrors === null) vErrors = [err59];
											else vErrors.push(err59);
											errors++;
										}
										if (data23.y === void 0) {
											const err60 = {
												instancePath: instancePath + "/widgets/" + i0 + "/layout/sm",
												schemaPath: "#/properties/widgets/items/properties/layout/properties/sm/required",
												keyword: "required",
												params: { missingProperty: "y" },
												message: "must have required property 'y'"
											};
											if (vErrors === null) vErrors = [err60];
											else vErrors.push(err60);
											errors++;
										}
										if (data23.w === void 0) {
											const err61 = {
												instancePath: instancePath + "/widgets/" + i0 + "/layout/sm",
												schemaPath: "#/properties/widgets/items/properties/layout/properties/sm/required",
												keyword: "required",
												params: { missingProperty: "w" },
												message: "must have required property 'w'"
											};
											if (vErrors === null) vErrors = [err61];
											else vErrors.push(err61);
											errors++;
										}
										if (data23.h === void 0) {
											const err62 = {
												instancePath: instancePath + "/widgets/" + i0 + "/layout/sm",
												schemaPath: "#/properties/widgets/items/properties/layout/properties/sm/required",
												keyword: "required",
												params: { missingProperty: "h" },
												message: "must have required property 'h'"
											};
											if (vErrors === null) vErrors = [err62];
											else vErrors.push(err62);
											errors++;
										}
										if (data23.x !== void 0) {
											let data24 = data23.x;
											if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24))) {
												const err63 = {
													instancePath: instancePath + "/widgets/" + i0 + "/layout/sm/x",
													schemaPath: "#/properties/widgets/items/properties/layout/properties/sm/properties/x/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err63];
												else vErrors.push(err63);
												errors++;
											}
										}
										if (data23.y !== void 0) {
											let data25 = data23.y;
											if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
												const err64 = {
													instancePath: instancePath + "/widgets/" + i0 + "/layout/sm/y",
													schemaPath: "#/properties/widgets/items/properties/layout/properties/sm/properties/y/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err64];
												else vErrors.push(err64);
												errors++;
											}
										}
										if (data23.w !== void 0) {
											let data26 = data23.w;
											if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26))) {
												const err65 = {
													instancePath: instancePath + "/widgets/" + i0 + "/layout/sm/w",
													schemaPath: "#/properties/widgets/items/properties/layout/properties/sm/properties/w/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err65];
												else vErrors.push(err65);
												errors++;
											}
											if (typeof data26 == "number") {
												if (data26 < 1 || isNaN(data26)) {
													const err66 = {
														instancePath: instancePath + "/widgets/" + i0 + "/layout/sm/w",
														schemaPath: "#/properties/widgets/items/properties/layout/properties/sm/properties/w/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 1
														},
														message: "must be >= 1"
													};
													if (vErrors === null) vErrors = [err66];
													else vErrors.push(err66);
													errors++;
												}
											}
										}
										if (data23.h !== void 0) {
											let data27 = data23.h;
											if (!(typeof data27 == "number" && !(data27 % 1) && !isNaN(data27))) {
												const err67 = {
													instancePath: instancePath + "/widgets/" + i0 + "/layout/sm/h",
													schemaPath: "#/properties/widgets/items/properties/layout/properties/sm/properties/h/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err67];
												else vErrors.push(err67);
												errors++;
											}
											if (typeof data27 == "number") {
												if (data27 < 1 || isNaN(data27)) {
													const err68 = {
														instancePath: instancePath + "/widgets/" + i0 + "/layout/sm/h",
														schemaPath: "#/properties/widgets/items/properties/layout/properties/sm/properties/h/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 1
														},
														message: "must be >= 1"
													};
													if (vErrors === null) vErrors = [err68];
													else vErrors.push(err68);
													errors++;
												}
											}
										}
									} else {
										const err69 = {
											instancePath: instancePath + "/widgets/" + i0 + "/layout/sm",
											schemaPath: "#/properties/widgets/items/properties/layout/properties/sm/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err69];
										else vErrors.push(err69);
										errors++;
									}
								}
								if (data7.xs !== void 0) {
									let data28 = data7.xs;
									if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
										if (data28.x === void 0) {
											const err70 = {
												instancePath: instancePath + "/widgets/" + i0 + "/layout/xs",
												schemaPath: "#/properties/widgets/items/properties/layout/properties/xs/required",
												keyword: "required",
												params: { missingProperty: "x" },
												message: "must have required property 'x'"
											};
											if (vErrors === null) vErrors = [err70];
											else vErrors.push(err70);
											errors++;
										}
										if (data28.y === void 0) {
											const err71 = {
												instancePath: instancePath + "/widgets/" + i0 + "/layout/xs",
												schemaPath: "#/properties/widgets/items/properties/layout/properties/xs/required",
												keyword: "required",
												params: { missingProperty: "y" },
												message: "must have required property 'y'"
											};
											if (vErrors === null) vErrors = [err71];
											else vErrors.push(err71);
											errors++;
										}
										if (data28.w === void 0) {
											const err72 = {
												instancePath: instancePath + "/widgets/" + i0 + "/layout/xs",
												schemaPath: "#/properties/widgets/items/properties/layout/properties/xs/required",
												keyword: "required",
												params: { missingProperty: "w" },
												message: "must have required property 'w'"
											};
											if (vErrors === null) vErrors = [err72];
											else vErrors.push(err72);
											errors++;
										}
										if (data28.h === void 0) {
											const err73 = {
												instancePath: instancePath + "/widgets/" + i0 + "/layout/xs",
												schemaPath: "#/properties/widgets/items/properties/layout/properties/xs/required",
												keyword: "required",
												params: { missingProperty: "h" },
												message: "must have required property 'h'"
											};
											if (vErrors === null) vErrors = [err73];
											else vErrors.push(err73);
											errors++;
										}
										if (data28.x !== void 0) {
											let data29 = data28.x;
											if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
												const err74 = {
													instancePath: instancePath + "/widgets/" + i0 + "/layout/xs/x",
													schemaPath: "#/properties/widgets/items/properties/layout/properties/xs/properties/x/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err74];
												else vErrors.push(err74);
												errors++;
											}
										}
										if (data28.y !== void 0) {
											let data30 = data28.y;
											if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30))) {
												const err75 = {
													instancePath: instancePath + "/widgets/" + i0 + "/layout/xs/y",
													schemaPath: "#/properties/widgets/items/properties/layout/properties/xs/properties/y/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err75];
												else vErrors.push(err75);
												errors++;
											}
										}
										if (data28.w !== void 0) {
											let data31 = data28.w;
											if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
												const err76 = {
													instancePath: instancePath + "/widgets/" + i0 + "/layout/xs/w",
													schemaPath: "#/properties/widgets/items/properties/layout/properties/xs/properties/w/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err76];
												else vErrors.push(err76);
												errors++;
											}
											if (typeof data31 == "number") {
												if (data31 < 1 || isNaN(data31)) {
													const err77 = {
														instancePath: instancePath + "/widgets/" + i0 + "/layout/xs/w",
														schemaPath: "#/properties/widgets/items/properties/layout/properties/xs/properties/w/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 1
														},
														message: "must be >= 1"
													};
													if (vErrors === null) vErrors = [err77];
													else vErrors.push(err77);
													errors++;
												}
											}
										}
										if (data28.h !== void 0) {
											let data32 = data28.h;
											if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
												const err78 = {
													instancePath: instancePath + "/widgets/" + i0 + "/layout/xs/h",
													schemaPath: "#/properties/widgets/items/properties/layout/properties/xs/properties/h/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err78];
												else vErrors.push(err78);
												errors++;
											}
											if (typeof data32 == "number") {
												if (data32 < 1 || isNaN(data32)) {
													const err79 = {
														instancePath: instancePath + "/widgets/" + i0 + "/layout/xs/h",
														schemaPath: "#/properties/widgets/items/properties/layout/properties/xs/properties/h/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 1
														},
														message: "must be >= 1"
													};
													if (vErrors === null) vErrors = [err79];
													else vErrors.push(err79);
													errors++;
												}
											}
										}
									} else {
										const err80 = {
											instancePath: instancePath + "/widgets/" + i0 + "/layout/xs",
											schemaPath: "#/properties/widgets/items/properties/layout/properties/xs/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err80];
										else vErrors.push(err80);
										errors++;
									}
								}
							} else {
								const err81 = {
									instancePath: instancePath + "/widgets/" + i0 + "/layout",
									schemaPath: "#/properties/widgets/items/properties/layout/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err81];
								else vErrors.push(err81);
								errors++;
							}
						}
						if (data3.config !== void 0) {
							let data33 = data3.config;
							if (!(data33 && typeof data33 == "object" && !Array.isArray(data33))) {
								const err82 = {
									instancePath: instancePath + "/widgets/" + i0 + "/config",
									schemaPath: "#/properties/widgets/items/properties/config/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err82];
								else vErrors.push(err82);
								errors++;
							}
						}
					} else {
						const err83 = {
							instancePath: instancePath + "/widgets/" + i0,
							schemaPath: "#/properties/widgets/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err83];
						else vErrors.push(err83);
						errors++;
					}
				}
			} else {
				const err84 = {
					instancePath: instancePath + "/widgets",
					schemaPath: "#/properties/widgets/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err84];
				else vErrors.push(err84);
				errors++;
			}
		}
	} else {
		const err85 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err85];
		else vErrors.push(err85);
		errors++;
	}
	validate11.errors = vErrors;
	return errors === 0;
}
export { validateDefault as default, widgetClip };
